/** A part of the thorough tests that can be run alone, in at most half an hour on two cores. */
export interface ThoroughPart {
  readonly name: string;
  /** The work that it does beyond `npm test`, in words. */
  readonly what: string;
  /** Returns the script or tool that `with-node-24.js` runs, and its arguments. The same seed makes it do the same. */
  command(seed: number): readonly [called: string, ...words: string[]];
  /** Variables of the environment besides the present ones. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Returns the command that runs test files with the amounts of a thorough run. */
const tests =
  (project: 'floors' | 'pages' | 'browser', ...paths: string[]): ThoroughPart['command'] =>
  () => ['vitest', 'run', '--project', project, ...paths];

const numbersOfAPage = 'numbers-of-a-page.test.ts';

export const thoroughParts: readonly ThoroughPart[] = [
  {
    name: 'locks',
    what: 'two hundred rounds of processes that want one lock and are killed',
    command: (seed) => ['tests/locks/play-lock-rounds.ts', '200', String(seed)],
  },
  {
    name: 'prose',
    what: 'previews, reviews and news of thousands of made-up matches in every language',
    command: tests('floors', 'app/i18n', 'languages', 'tests/prose'),
  },
  {
    name: 'seasons',
    what: 'long simulated seasons, forecasts over years, backtests and replays',
    command: tests('floors', 'demonstration', 'domain', 'jobs/backtest', 'jobs/replay-seasons.test.ts', 'data', 'server/http'),
  },
  {
    name: 'planted',
    what: 'every file beside a new sport, language and market, not only those that name one',
    command: tests('floors', 'tests/one-home.test.ts', 'tests/planted-sport.test.ts'),
  },
  {
    name: 'upgrade',
    what: "the data of a former PostgreSQL moved to the present one, out of a backup and by Debian's programs of version 15",
    command: tests('floors', 'server/commands/db-upgrade.test.ts'),
  },
  { name: 'faults', what: 'afternoons of sources that fail, by many seeds', command: tests('floors', 'jobs/polling') },
  {
    name: 'floods',
    what: 'votes, streams and readers by thousands',
    command: tests('pages', 'tests/site', 'app/endpoints', '--exclude', `**/${numbersOfAPage}`),
  },
  {
    name: 'numbers',
    what: 'the numbers in the prose of two thousand pages in every language, beside the boxes of their page',
    command: tests('pages', numbersOfAPage),
    // React draws pages five times as fast without its checks of each element.
    variables: { NODE_ENV: 'production' },
  },
  {
    name: 'languages',
    what: 'every page in all seven languages, on a phone and on a desk, light and dark',
    command: tests('browser', 'every-page'),
  },
  {
    name: 'journeys',
    what: 'journeys on every list, page and language that they are short of usually',
    command: tests('browser', '--exclude', '**/every-page*'),
  },
  {
    name: 'walk',
    what: 'ten thousand hostile requests to two sites',
    command: (seed) => ['tests/hostile-walk/hostile-walk.ts', '--requests', '10000', '--seed', String(seed)],
  },
  {
    name: 'kills',
    what: 'a hundred kills of sites, database and imports',
    command: (seed) => ['tests/kills/kill-test.ts', '100', String(seed)],
  },
  {
    name: 'saturday',
    what: 'a Saturday of two sites and two sources that fail, with kills',
    command: () => ['tests/saturday/saturday-test.ts', '60'],
  },
];
