import { loadTennisCatalogue, type TennisTournament } from './tennis-catalogue.ts';

let bySlug: ReadonlyMap<string, TennisTournament> | undefined;

/** Returns the catalogue's entry of a tennis tournament; undefined for one that has been removed from it. */
export function tennisTournamentFacts(slug: string): TennisTournament | undefined {
  bySlug ??= new Map(loadTennisCatalogue().map((tournament) => [tournament.slug, tournament]));
  return bySlug.get(slug);
}
