import { createRequire } from 'node:module';
import { beforeEach, expect, it } from 'vitest';
import { startFeedRun } from '#data/commands/feed-runs/record-feed-run.ts';
import { noteAnswer } from '#data/commands/sources/note-call-outcome.ts';
import { spendCall } from '#data/commands/sources/spend-call.ts';
import { systemClock } from '#domain/time/clock.ts';
import { countryDatabaseBuiltAt } from '#server/visitors/country-database.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { createFeedWatch, type FeedWatch } from './feed-watch.ts';

const { db } = await createTestDatabase();
const noCounts = { rows: 0, matches: 0, newMatches: 0, changedMatches: 0, quotes: 0, unknownClubs: 0, problems: 0 };
let now: Date;
let reports: string[];
let watch: FeedWatch;

async function feedRun(feed: string, state: 'succeeded' | 'failed', at: string): Promise<void> {
  const run = await startFeedRun(db, feed, new Date(at), undefined);
  await run.finish(state, noCounts, new Date(at));
}

beforeEach(async () => {
  await db.query('truncate feed_runs, source_calls, source_budgets cascade');
  now = new Date('2024-04-06T12:00:00Z');
  reports = [];
  watch = createFeedWatch({
    database: db,
    clock: { now: () => now },
    watched: [{ feed: 'demonstration', silentAfterSeconds: 60 }],
    dated: [],
    machineClock: systemClock,
    silent: ({ feed }) => reports.push(`${feed} silent`),
    back: (feed) => reports.push(`${feed} back`),
  });
});

it('tells the time since each feed last came through, whatever failed after that', async () => {
  await feedRun('demonstration', 'succeeded', '2024-04-06T11:59:30Z');
  await feedRun('demonstration', 'failed', '2024-04-06T11:59:50Z');
  await feedRun('openfootball', 'succeeded', '2024-04-05T12:00:00Z');
  await watch.look();
  expect(watch.ages).toEqual([
    { feed: 'demonstration', ageSeconds: 30, silent: false },
    { feed: 'openfootball', ageSeconds: 86_400, silent: false },
  ]);
});

it('reports a silent feed once, and its return', async () => {
  await feedRun('demonstration', 'succeeded', '2024-04-06T12:00:00Z');
  now = new Date('2024-04-06T12:01:00Z');
  await watch.look();
  expect(reports).toEqual([]);
  now = new Date('2024-04-06T12:01:01Z');
  await watch.look();
  await watch.look();
  expect(reports).toEqual(['demonstration silent']);
  await feedRun('demonstration', 'succeeded', '2024-04-06T12:01:00Z');
  await watch.look();
  expect(reports).toEqual(['demonstration silent', 'demonstration back']);
});

it('gives a feed its time after a start, however long nothing ran before', async () => {
  await feedRun('demonstration', 'succeeded', '2024-04-01T12:00:00Z');
  await watch.look();
  expect(watch.ages[0]).toMatchObject({ ageSeconds: 5 * 86_400, silent: false });
});

it('reports a feed that never spoke once its time is over', async () => {
  await watch.look();
  expect(watch.ages).toEqual([{ feed: 'demonstration', ageSeconds: undefined, silent: false }]);
  now = new Date('2024-04-06T12:01:01Z');
  await watch.look();
  expect(reports).toEqual(['demonstration silent']);
});

it("reports a database of countries that is older than it may be by the machine's clock, whatever the site's clock says", async () => {
  const built = await countryDatabaseBuiltAt();
  const days = (count: number) => count * 86_400;
  let machineNow = new Date(built.getTime() + days(120) * 1_000);
  watch = createFeedWatch({
    database: db,
    clock: { now: () => new Date('2046-01-01T00:00:00Z') },
    watched: [],
    dated: [{ feed: 'country-database', oldAfterSeconds: days(120), builtAt: countryDatabaseBuiltAt }],
    machineClock: { now: () => machineNow },
    silent: ({ feed }) => reports.push(`${feed} silent`),
    back: (feed) => reports.push(`${feed} back`),
  });
  await watch.look();
  expect([watch.ages, reports]).toEqual([[{ feed: 'country-database', ageSeconds: days(120), silent: false }], []]);
  machineNow = new Date(machineNow.getTime() + 1_000);
  await watch.look();
  await watch.look();
  expect(watch.ages[0]).toMatchObject({ ageSeconds: days(120) + 1, silent: true });
  expect(reports).toEqual(['country-database silent']);
});

it('knows the day on which the installed database of countries was made', async () => {
  // The package's version ends with it: 2.3.2026061719.
  const { version } = createRequire(import.meta.url)('@ip-location-db/geo-whois-asn-country-mmdb/package.json') as { version: string };
  const day = (await countryDatabaseBuiltAt()).toISOString().slice(0, 10).replaceAll('-', '');
  expect(version.split('.')[2]?.slice(0, 8)).toBe(day);
});

it('hears of a source that answers that nothing has changed', async () => {
  await feedRun('openfootball', 'succeeded', '2024-04-01T12:00:00Z');
  const call = { source: 'openfootball', call: 'cl.txt' };
  const at = new Date('2024-04-06T11:00:00Z');
  await spendCall(db, { ...call, budget: { perMinute: 1, perDay: 1 }, now: at, notSince: at });
  await watch.look();
  expect(watch.ages).toContainEqual({ feed: 'openfootball', ageSeconds: 5 * 86_400, silent: false });
  await noteAnswer(db, call, { now: at });
  await watch.look();
  expect(watch.ages).toContainEqual({ feed: 'openfootball', ageSeconds: 3_600, silent: false });
});
