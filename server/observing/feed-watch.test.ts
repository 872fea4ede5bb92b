import { beforeEach, expect, it } from 'vitest';
import { startFeedRun } from '#data/commands/feed-runs/record-feed-run.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { createFeedWatch, type FeedWatch } from './feed-watch.ts';

const { db } = await createTestDatabase();
const noCounts = { rows: 0, matches: 0, newMatches: 0, changedMatches: 0, quotes: 0, newClubs: 0, problems: 0 };
let now: Date;
let reports: string[];
let watch: FeedWatch;

async function feedRun(feed: string, state: 'succeeded' | 'failed', at: string): Promise<void> {
  const run = await startFeedRun(db, feed, new Date(at), undefined);
  await run.finish(state, noCounts, new Date(at));
}

beforeEach(async () => {
  await db.query('truncate feed_runs cascade');
  now = new Date('2024-04-06T12:00:00Z');
  reports = [];
  watch = createFeedWatch(db, { now: () => now }, [{ feed: 'demonstration', silentAfterSeconds: 60 }], {
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
