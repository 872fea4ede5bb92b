import type { Queryable } from '#data/database/database.ts';

/** A run that reads a feed and that failed, or has not ended. */
export interface BrokenRun {
  readonly feed: string;
  readonly state: 'running' | 'failed';
  readonly startedAt: Date;
}

/** Returns the runs since a moment that failed or have not ended, the newest first. */
export async function listBrokenRuns(database: Queryable, since: Date): Promise<BrokenRun[]> {
  const { rows } = await database.query<BrokenRun>(
    `select feed, state, started_at as "startedAt" from feed_runs where state <> 'succeeded' and started_at >= $1 order by started_at desc, id desc`,
    [since],
  );
  return rows;
}
