import type { FeedProblem, FeedStandings } from '#data/feeds/feed.ts';

type Row = FeedStandings['rows'][number];

/**
 * Returns the problem with a row of a table; undefined when its matches add up. Points are not checked, because they include rulings and rules of the
 * season.
 */
export function problemOfStanding(
  { club, played, won, drawn, lost }: Row,
  place: Pick<FeedProblem, 'source' | 'row'>,
): FeedProblem | undefined {
  if (won + drawn + lost === played) return undefined;
  return { ...place, field: 'played', value: `${club.name}: ${played} of ${won}-${drawn}-${lost}`, code: 'inconsistent' };
}
