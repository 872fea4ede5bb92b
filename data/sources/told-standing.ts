import type { FeedProblem, FeedStandings } from '#data/feeds/feed.ts';

type Row = FeedStandings['rows'][number];

/** Returns what is wrong with a row of a table; undefined where its matches add up. Points are not looked at: rulings and rules of the season are in them. */
export function problemOfStanding(
  { club, played, won, drawn, lost }: Row,
  place: Pick<FeedProblem, 'source' | 'row'>,
): FeedProblem | undefined {
  if (won + drawn + lost === played) return undefined;
  return { ...place, field: 'played', value: `${club.name}: ${played} of ${won}-${drawn}-${lost}`, code: 'inconsistent' };
}
