import type { Fixture } from './source.ts';

/** Tables that a plan does not hold fail every time: a call for them is repeated after so long. */
export const standingsPatienceSeconds = 6 * 60 * 60;

/** Returns the leagues, cups left out, that have matches around now, each with the first years of the seasons of these matches. */
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
