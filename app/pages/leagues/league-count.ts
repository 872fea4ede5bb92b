import type { League } from '#data/queries/leagues/list-leagues.ts';

/** Returns the number of competitions that leagues stand for. */
export function leagueCount(leagues: readonly Pick<League, 'competitions'>[]): number {
  return leagues.reduce((sum, { competitions }) => sum + competitions, 0);
}
