import type { Language } from '#domain/language/languages.ts';
import greekClubs from '#languages/el/names/basketball-clubs.json' with { type: 'json' };
import { greekNouns } from '#languages/el/prose/nouns/nouns.ts';
import spanishClubs from '#languages/es/names/basketball-clubs.json' with { type: 'json' };
import italianClubs from '#languages/it/names/basketball-clubs.json' with { type: 'json' };
import type { NameEntry, NounRules } from '#languages/prose/name-entry.ts';
import type { BasketballClubToTell } from '#sports/basketball/domain/basketball-story.ts';
import { type NameTables, nounOf } from './names.server.ts';

/** A club in prose, by the name at its first mention and by the one that follows: `the Denver Nuggets`, `the Nuggets`. */
export interface BasketballNoun<Noun> {
  readonly full: Noun;
  readonly short: Noun;
}

/** Clubs that editors have written down for basketball, by `tableSlug`: the entry at the first mention and the one that follows. */
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

/** Returns the address by which the tables have a club: those of Europe have that of the same club in football, `olympiacos` for `olympiacos-basketball`. */
const tableSlug = (club: BasketballClubToTell) => club.slug.replace(/-basketball$/, '');

/** Returns the nouns of a club. Those of the EuroLeague that nobody wrote down have the entries that football has for the same club, or an unknown club’s. */
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

/** Returns true for a club whose forms an editor has written down, for basketball or for football; those of others are made by rule. */
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
