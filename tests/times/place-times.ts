import { type RunTimes, summaryOfTimes, tablesOfTimes } from './test-times.ts';

const opening = '<!-- times of tests: written by npm run test:times -->';
const closing = '<!-- end of times of tests -->';

/**
 * Returns a document with the tables of a run between its two marks, in place of the former ones.
 *
 * @throws Error when the document does not have both marks
 */
export function placeTimes(text: string, times: RunTimes): string {
  const [before, written] = text.split(opening);
  const [, after] = written?.split(closing) ?? [];
  if (before === undefined || after === undefined) throw new Error(`docs/bench.md lacks "${opening}" or "${closing}"`);
  const taken = times.startedAt.slice(0, 10);
  return `${before}${opening}\n\nRun of ${taken}: ${summaryOfTimes(times)}.\n\n${tablesOfTimes(times)}\n\n${closing}${after}`;
}
