import type { FeedProblem } from '#data/feeds/feed.ts';

type FeedDoubt = Omit<FeedProblem, 'source' | 'row'>;

/** Returns the problems with a row of an answer; when the row gave no match, they are marked as losing it. */
export function problemsOfRow(
  place: { readonly source: string; readonly row: number },
  { match, doubts }: { readonly match?: unknown; readonly doubts: readonly FeedDoubt[] },
): FeedProblem[] {
  return (match === undefined ? losing(doubts) : doubts).map((doubt) => ({ ...place, ...doubt }));
}

/** Returns problems with a row, marked as losing its match. */
export function losing<OneDoubt extends FeedDoubt>(doubts: readonly OneDoubt[]): (OneDoubt & { readonly loses: 'match' })[] {
  return doubts.map((doubt) => ({ ...doubt, loses: 'match' }));
}
