import { expect, it } from 'vitest';
import { placeTimes } from './place-times.ts';
import { type FileTimes, type RunTimes, summaryOfTimes, tablesOfTimes } from './test-times.ts';

const margin: FileTimes = { file: 'domain/margin.test.ts', kind: 'pure', tests: 12, loadingMs: 300, runningMs: 200 };
const votes: FileTimes = { file: 'tests/e2e/votes.test.ts', kind: 'browser', tests: 3, loadingMs: 1_000, runningMs: 8_040 };
const run: RunTimes = { startedAt: '2026-11-28T07:08:31.000Z', wallMs: 9_600, files: [margin, votes] };

it('the slowest files come first, and the sums of every kind and of all stand below', () => {
  expect(tablesOfTimes(run)).toBe(`| seconds | of it loading | tests | kind | file |
| --: | --: | --: | --- | --- |
| 9.0 | 1.0 | 3 | browser | \`tests/e2e/votes.test.ts\` |
| 0.5 | 0.3 | 12 | pure | \`domain/margin.test.ts\` |

| seconds | of it loading | tests | files | kind |
| --: | --: | --: | --: | --- |
| 9.0 | 1.0 | 3 | 1 | browser |
| 0.0 | 0.0 | 0 | 0 | process |
| 0.0 | 0.0 | 0 | 0 | page |
| 0.0 | 0.0 | 0 | 0 | database |
| 0.5 | 0.3 | 12 | 1 | pure |
| 9.5 | 1.3 | 15 | 2 | all |`);
});

it('no more than twenty files are shown', () => {
  const files = Array.from({ length: 25 }, (_, at) => ({ ...margin, file: `${at}.test.ts`, runningMs: at }));
  const shown = tablesOfTimes({ ...run, files }).match(/`\d+\.test\.ts`/g);
  expect(shown).toHaveLength(20);
  expect(shown?.[0]).toBe('`24.test.ts`');
});

it('a run is summed up in one line', () => {
  expect(summaryOfTimes({ ...run, files: [{ ...margin, tests: 10_401 }, votes] })).toBe('2 files, 10,404 tests, 10 s');
});

const marked = (between: string) =>
  `# Figures\n\n<!-- times of tests: written by npm run test:times -->${between}<!-- end of times of tests -->\n\n## Others\n`;

it('the tables of a run take the place of those of the last one, and the rest of the document stays', () => {
  const placed = placeTimes(marked('\n\nolder\n\n'), run);
  expect(placed).toBe(marked(`\n\nRun of 2026-11-28: 2 files, 15 tests, 10 s.\n\n${tablesOfTimes(run)}\n\n`));
  expect(placeTimes(placed, run)).toBe(placed);
});

it('a document that has lost a mark is refused', () => {
  expect(() => placeTimes('# Figures\n', run)).toThrow('docs/bench.md lacks');
});
