import type { Fixture } from './source.ts';

/** Seconds before a failed call for tables is repeated: tables that a plan does not include fail every time. */
export const standingsPatienceSeconds = 6 * 60 * 60;

/** Returns the leagues, without cups, that have matches around now, each with the first years of the seasons of these matches. */
export function leaguesWithMatches<League extends { readonly tournamentId: string; readonly type?: 'league' | 'cup' }>(
  leagues: readonly League[],
  fixtures: readonly Fixture[],
): { readonly league: League; readonly year: number }[] {
  const years = Map.groupBy(fixtures, ({ tournamentId }) => tournamentId);
  return leagues
    .filter(({ type }) => type !== 'cup')
    .flatMap((league) => {
      const near = years.get(league.tournamentId) ?? [];
      return [...new Set(near.map(({ season }) => Number(season.slice(0, 4))))].map((year) => ({ league, year }));
    });
}
