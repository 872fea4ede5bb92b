import { loadTennisCatalogue, type TennisTournament } from './tennis-catalogue.ts';

let bySlug: ReadonlyMap<string, TennisTournament> | undefined;

/** Returns what the catalogue says of a tournament of tennis; undefined for one that has left it. */
export function tennisTournamentFacts(slug: string): TennisTournament | undefined {
  bySlug ??= new Map(loadTennisCatalogue().map((tournament) => [tournament.slug, tournament]));
  return bySlug.get(slug);
}
