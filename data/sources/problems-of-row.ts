import type { FeedProblem } from '#data/feeds/feed.ts';

/** Problem with a row of an answer, before its source and row are known. */
export type RowProblem = Omit<FeedProblem, 'source' | 'row'>;

/** Returns the problems with a row of an answer; when the row gave no match, they are marked as losing it. */
export function problemsOfRow(
  place: { readonly source: string; readonly row: number },
  { match, problems }: { readonly match?: unknown; readonly problems: readonly RowProblem[] },
): FeedProblem[] {
  return (match === undefined ? asLosingMatch(problems) : problems).map((problem) => ({ ...place, ...problem }));
}

/** Returns problems with a row, marked as losing its match. */
export function asLosingMatch<Problem extends RowProblem>(problems: readonly Problem[]): (Problem & { readonly loses: 'match' })[] {
  return problems.map((problem) => ({ ...problem, loses: 'match' }));
}
