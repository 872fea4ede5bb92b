import type { Language } from '#domain/language/languages.ts';
import type { BasketballClubToTell } from '#sports/basketball/domain/basketball-story.ts';
import greekClubs from './basketball-clubs/el.json' with { type: 'json' };
import spanishClubs from './basketball-clubs/es.json' with { type: 'json' };
import italianClubs from './basketball-clubs/it.json' with { type: 'json' };
import { greekNouns } from './greek-noun.ts';
import type { NameEntry, NounRules } from './name-entry.ts';
import { type NameTables, nounOf } from './names.server.ts';

/** Nouns of a club in prose, for its first mention and for later ones: `the Denver Nuggets`, `the Nuggets`. */
export interface BasketballNoun<Noun> {
  readonly full: Noun;
  readonly short: Noun;
}

/** Editors' entries for basketball clubs, by `tableSlug`: for the first mention and for later ones. */
const written: Readonly<Partial<Record<Language, Readonly<Record<string, readonly NameEntry[]>>>>> = {
  el: greekClubs,
  es: spanishClubs,
  it: italianClubs,
};

/**
 * Returns the entry of an NBA club by the name that papers of a language print: plural in most, as the nicknames are; singular in Brazil, `o
 * Denver Nuggets`; undeclined plural of people in Czech, `Nuggets vyhráli`.
 */
const nbaEntry: Readonly<Record<Exclude<Language, 'el'>, (name: string) => NameEntry>> = {
  en: (name) => `the ${name}`,
  cs: (name) => `(${name}) mp`,
  de: (name) => `die ${name} p`,
  es: (name) => `los ${name}`,
  it: (name) => `${/^(?:[AEIOUHZ]|S[^aeiou])/.test(name) ? 'gli' : 'i'} ${name}`,
  'pt-BR': (name) => `o ${name}`,
};

/** Returns the address of a club in the tables: European clubs have that of the same club in football, `olympiacos` for `olympiacos-basketball`. */
const tableSlug = (club: BasketballClubToTell) => club.slug.replace(/-basketball$/, '');

/**
 * Returns the nouns of a club. A EuroLeague club without an editor's entry for basketball has the noun that football has for the same club, or
 * that of an unknown club.
 */
export function basketballNoun<Noun>(
  language: Language,
  club: BasketballClubToTell,
  rules: NounRules<Noun>,
  tables: NameTables,
): BasketballNoun<Noun> {
  const [full, short] = written[language]?.[tableSlug(club)] ?? [];
  if (full !== undefined && short !== undefined) return { full: rules.read(full), short: rules.read(short) };
  if (club.isOfNba && language !== 'el')
    return { full: rules.read(nbaEntry[language](club.name)), short: rules.read(nbaEntry[language](club.short)) };
  const noun = nounOf({ of: 'club', slug: tableSlug(club), name: club.name }, rules, tables);
  return { full: noun, short: noun };
}

/** Returns true for a club whose forms an editor has entered, for basketball or for football; those of others are made by rule. */
export function isBasketballClubWrittenDown(language: Language, club: BasketballClubToTell, tables: NameTables): boolean {
  const slug = tableSlug(club);
  return slug in (written[language] ?? {}) || (!club.isOfNba && slug in tables.clubs);
}

/**
 * Returns a club as rows and headings name it: in Greek letters for Greek, elsewhere as its league does.
 *
 * @param length `full` is `Denver Nuggets`, `short` is `Nuggets`
 */
export function basketballClubName(language: Language, club: BasketballClubToTell, length: 'full' | 'short'): string {
  const entry = language === 'el' ? written.el?.[tableSlug(club)]?.[length === 'full' ? 0 : 1] : undefined;
  if (entry !== undefined) return greekNouns.read(entry).bare;
  return length === 'full' ? club.name : club.short;
}
