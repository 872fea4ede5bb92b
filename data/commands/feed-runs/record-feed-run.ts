import { type Database, type Queryable, withSessions } from '#data/database/database.ts';
import { advisoryLocks } from '#data/database/locks/advisory-locks.ts';
import { toStorable } from '#data/database/to-storable.ts';
import type { FeedProblem } from '#data/feeds/feed.ts';

export interface FeedCounts {
  readonly rows: number;
  readonly matches: number;
  readonly newMatches: number;
  readonly changedMatches: number;
  readonly quotes: number;
  readonly unknownClubs: number;
  readonly problems: number;
}

export interface FeedRun {
  readonly id: number;
  finish(state: 'succeeded' | 'failed', counts: FeedCounts, now: Date): Promise<void>;
}

/**
 * Records the start of a run, and closes the records of runs that died. A run holds a lock on a separate connection until it finishes. The database frees
 * the lock when the process or the connection ends: a dead run has no lock, and a slow one has.
 */
export async function startFeedRun(database: Database, feed: string, now: Date, asOf: Date | undefined): Promise<FeedRun> {
  await closeDeadFeedRuns(database, now);
  const holder = await withSessions(database).connect();
  // Closing the connection frees the lock.
  const free = () => holder.release(true);
  try {
    // The record becomes visible only after its lock is held.
    await holder.query('begin');
    const { rows } = await holder.query<{ id: number }>(
      `insert into feed_runs (feed, started_at, state, as_of, counts) values ($1, $2, 'running', $3, '{}') returning id`,
      [feed, now, asOf ?? null],
    );
    const { id } = rows[0] as { id: number };
    await holder.query('select pg_advisory_lock($1, $2)', [advisoryLocks.feedRuns, id]);
    await holder.query('commit');
    return {
      id,
      async finish(state, counts, finishedAt) {
        try {
          await database.query('update feed_runs set state = $2, counts = $3, finished_at = $4 where id = $1', [
            id,
            state,
            counts,
            finishedAt,
          ]);
        } finally {
          free();
        }
      },
    };
  } catch (error) {
    free();
    throw error;
  }
}

/** Marks runs as failed when their process ended before they did. */
export async function closeDeadFeedRuns(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `with running as materialized (select id from feed_runs where state = 'running'),
          dead as materialized (select id from running where pg_try_advisory_xact_lock($1, id))
     update feed_runs set state = 'failed', finished_at = $2 from dead where feed_runs.id = dead.id and state = 'running'`,
    [advisoryLocks.feedRuns, now],
  );
}

export async function recordFeedProblems(client: Queryable, runId: number, problems: readonly FeedProblem[]): Promise<void> {
  if (problems.length === 0) return;
  await client.query(
    `insert into feed_problems (run_id, source, "row", field, value, code, loses)
     select $1, p.source, p."row", p.field, left(p.value, 200), p.code, p.loses
     from jsonb_to_recordset($2) as p(source text, "row" int, field text, value text, code text, loses text)`,
    [runId, JSON.stringify(problems, (_key, part: unknown) => (typeof part === 'string' ? toStorable(part) : part))],
  );
}
