import { expect, it } from 'vitest';
import { demonstrationFeedName, tennisAndBasketballFeedName } from '#sports/football/demonstration/feed/demonstration-feed-name.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { waitFor } from '#tests/factories/wait-for.ts';
import { createDemonstrationThread } from './demonstration-thread.ts';

const { db, connectionString } = await createTestDatabase();
const now = new Date('2026-11-21T15:30:00Z');

it('brings the demonstration up to date, fails with the reason, lives on, and ends when it is aborted', async () => {
  const stopping = new AbortController();
  const thread = createDemonstrationThread(() => connectionString);
  // What is a little ahead of the clock is left alone, so that nothing has to be filled here.
  await db.query(
    `insert into feed_runs (feed, started_at, finished_at, state, counts) select feed, $1, $1, 'succeeded', '{}' from unnest($2::text[]) feed`,
    [new Date(now.getTime() + 60_000), [demonstrationFeedName, tennisAndBasketballFeedName]],
  );
  await thread.refresh(now, stopping.signal);

  await db.query('alter table feed_runs rename to feed_runs_away');
  await expect(thread.refresh(now, stopping.signal)).rejects.toThrow('relation "feed_runs" does not exist');
  await db.query('alter table feed_runs_away rename to feed_runs');
  await thread.refresh(now, stopping.signal);

  const others = 'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await waitFor(async () => expect((await db.query(others)).rows).toEqual([]));

  const interrupted = thread.refresh(now, stopping.signal);
  stopping.abort();
  await interrupted;
  await thread.refresh(now, stopping.signal);
}, 120_000);
