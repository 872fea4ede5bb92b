import { expect, it, vi } from 'vitest';
import { openDatabase } from '#data/database/database.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { closeDeadFeedRuns, type FeedCounts, startFeedRun } from './record-feed-run.ts';

const { db, connectionString } = await createTestDatabase();
const morning = new Date('2024-04-06T09:00:00Z');
const noon = new Date('2024-04-06T12:00:00Z');
const counts: FeedCounts = { rows: 3, matches: 2, newMatches: 2, changedMatches: 0, quotes: 0, unknownClubs: 0, problems: 0 };
const runs = async () =>
  (await db.query({ text: 'select feed, state, finished_at from feed_runs order by id', rowMode: 'array' })).rows as unknown[];

it('finds a run that died by its lost connection, and leaves one alone that goes on, however long', async () => {
  const dying = openDatabase(connectionString, 2);
  const slow = await startFeedRun(db, 'slow', morning, undefined);
  await startFeedRun(dying, 'dying', morning, undefined);
  await closeDeadFeedRuns(db, noon);
  expect(await runs()).toEqual([
    ['slow', 'running', null],
    ['dying', 'running', null],
  ]);
  // As when its process is killed: the server ends its queries.
  await db.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
       and objid = (select id from feed_runs where feed = 'dying')`,
  );
  await vi.waitFor(async () => {
    await closeDeadFeedRuns(db, noon);
    expect(await runs()).toEqual([
      ['slow', 'running', null],
      ['dying', 'failed', noon],
    ]);
  });
  await slow.finish('succeeded', counts, noon);
  expect(await runs()).toEqual([
    ['slow', 'succeeded', noon],
    ['dying', 'failed', noon],
  ]);
  // A connection frees its lock when the server has noticed that it was closed.
  await vi.waitFor(async () => {
    const { rows } = await db.query(
      `select 1 from pg_locks where locktype = 'advisory' and granted and pid <> pg_backend_pid()
         and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(rows).toEqual([]);
  });
});
