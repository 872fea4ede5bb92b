import type { League } from '#data/queries/leagues/list-leagues.ts';

/** Returns the total number of competitions of leagues. */
export function leagueCount(leagues: readonly Pick<League, 'competitions'>[]): number {
  return leagues.reduce((sum, { competitions }) => sum + competitions, 0);
}
