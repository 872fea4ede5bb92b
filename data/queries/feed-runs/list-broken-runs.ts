import type { Queryable } from '#data/database/database.ts';

/** A run that reads a feed and that failed, or has not ended. */
export interface BrokenRun {
  readonly feed: string;
  readonly state: 'running' | 'failed';
  readonly startedAt: Date;
  /** True when a later run has read the feed to its end. */
  readonly isReadSince: boolean;
}

/** Returns the runs since a moment that failed or have not ended, the newest first. */
export async function listBrokenRuns(database: Queryable, since: Date): Promise<BrokenRun[]> {
  const { rows } = await database.query<BrokenRun>(
    `select feed, state, started_at as "startedAt",
       exists (select 1 from feed_runs l where l.feed = r.feed and l.state = 'succeeded' and l.started_at > r.started_at) as "isReadSince"
     from feed_runs r where state <> 'succeeded' and started_at >= $1 order by started_at desc, id desc`,
    [since],
  );
  return rows;
}
