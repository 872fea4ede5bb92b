import type { FeedProblem } from '#data/feeds/feed.ts';
import { SourceAnswerError } from './source.ts';

/**
 * Refuses an answer of which the reader of its files could read nothing, not even that it has no matches.
 *
 * @throws SourceAnswerError when nothing could be read
 */
export function refuseUnreadFile(source: string, file: { readonly rows: number; readonly problems: readonly FeedProblem[] }): void {
  if (file.rows > 0) return;
  /* A file with its head can be without rows; a problem of the head as a whole names no field. */
  const problem = file.problems.find(({ row = 1, field }) => row === 1 && field === undefined);
  if (problem === undefined) return;
  if (problem.code === 'truncated') throw new SourceAnswerError(`${source}: the answer is empty or cut off`);
  throw new SourceAnswerError(`${source}: no file of matches${problem.value === undefined ? '' : `: ${problem.value.slice(0, 60)}`}`);
}
