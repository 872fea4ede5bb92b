import type { Language } from '#domain/language/languages.ts';
import { serverParts } from '#languages/languages.server.ts';
import type { TournamentToTell } from '#sports/tennis/domain/story/tennis-story.ts';

function entryOf(language: Language, slug: string): readonly string[] | undefined {
  const { tennisTournaments } = serverParts[language].names;
  return tennisTournaments[slug] ?? tennisTournaments[slug.replace(/-women$/, '')];
}

/** Returns the name of a tournament for readers of a language, `Γουίμπλεντον`; the catalogue’s name when there is no other. */
export function tennisTournamentName(language: Language, { slug, name }: TournamentToTell): string {
  return entryOf(language, slug)?.[0] ?? name;
}

/** Returns the tournament as the place of a match: `at the US Open`, `στο Γουίμπλεντον`. */
export function atTennisTournament(language: Language, { slug, name }: TournamentToTell): string {
  return entryOf(language, slug)?.[1] ?? serverParts[language].names.placeOfTournament(name);
}

/** Returns true for a tournament that an editor has entered; the place of others is made by rule. */
export function isTennisTournamentWrittenDown(language: Language, { slug }: Pick<TournamentToTell, 'slug'>): boolean {
  return entryOf(language, slug) !== undefined;
}
