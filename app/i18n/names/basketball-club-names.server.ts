import type { Language } from '#domain/language/languages.ts';
import { serverParts } from '#languages/languages.server.ts';
import type { NameTables } from '#languages/prose/language-names.ts';
import type { NounRules } from '#languages/prose/name-entry.ts';
import type { BasketballNoun } from '#languages/prose/two-sided-texts.ts';
import type { BasketballClubToTell } from '#sports/basketball/domain/story/basketball-story.ts';
import { nounOf } from './names.server.ts';

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
  const { basketballClubs, nbaEntry } = serverParts[language].names;
  const [full, short] = basketballClubs?.[tableSlug(club)] ?? [];
  if (full !== undefined && short !== undefined) return { full: rules.read(full), short: rules.read(short) };
  if (club.isOfNba && nbaEntry !== undefined) return { full: rules.read(nbaEntry(club.name)), short: rules.read(nbaEntry(club.short)) };
  const noun = nounOf({ of: 'club', slug: tableSlug(club), name: club.name }, rules, tables);
  return { full: noun, short: noun };
}

/** Returns true for a club whose forms an editor has entered, for basketball or for football; those of others are made by rule. */
export function isBasketballClubWrittenDown(language: Language, club: BasketballClubToTell, tables: NameTables): boolean {
  const slug = tableSlug(club);
  return slug in (serverParts[language].names.basketballClubs ?? {}) || (!club.isOfNba && slug in tables.clubs);
}

/**
 * Returns a club as rows and headings name it: in Greek letters for Greek; elsewhere a club of the NBA as its league does, and one of Europe as the
 * same club is named in football, so that headings and prose agree.
 *
 * @param length `full` is `Denver Nuggets`, `short` is `Nuggets`
 */
export function basketballClubName(language: Language, club: BasketballClubToTell, length: 'full' | 'short'): string {
  const { basketballClubs, basketballClubInRows, clubNames } = serverParts[language].names;
  const entry = basketballClubs?.[tableSlug(club)]?.[length === 'full' ? 0 : 1];
  if (entry !== undefined && basketballClubInRows !== undefined) return basketballClubInRows(entry);
  const inFootball = club.isOfNba ? undefined : clubNames[tableSlug(club)]?.[length === 'full' ? 0 : 1];
  return inFootball ?? (length === 'full' ? club.name : club.short);
}
