import { expect, it } from 'vitest';
import { fileFeeds } from '#data/feeds/feed.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { hasNewResults } from './has-new-results.ts';

const { db } = await createTestDatabase();
const at = (hour: number) => new Date(Date.UTC(2024, 3, 6, hour));

async function runOf(
  feed: string,
  finishedAt: Date,
  counts: { newMatches: number; changedMatches: number },
  state = 'succeeded',
): Promise<void> {
  await db.query('insert into feed_runs (feed, started_at, finished_at, state, counts) values ($1, $2, $2, $3, $4)', [
    feed,
    finishedAt,
    state,
    counts,
  ]);
}

it('counts what feeds of files have stored or changed after the moment, and neither failed runs nor sources on the network', async () => {
  const [file] = fileFeeds;
  await runOf(file, at(8), { newMatches: 0, changedMatches: 0 });
  await runOf(file, at(9), { newMatches: 2, changedMatches: 0 }, 'failed');
  await runOf('api-football', at(10), { newMatches: 2, changedMatches: 3 });
  expect(await hasNewResults(db, at(7))).toBe(false);
  await runOf(file, at(11), { newMatches: 0, changedMatches: 1 });
  expect(await hasNewResults(db, at(10))).toBe(true);
  expect(await hasNewResults(db, at(11))).toBe(false);
});
