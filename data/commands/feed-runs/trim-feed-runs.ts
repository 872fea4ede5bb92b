import type { Queryable } from '#data/database/database.ts';

/** Deletes runs that began before a moment and found no problem, except the newest of each feed. */
export async function trimFeedRuns(database: Queryable, before: Date): Promise<void> {
  await database.query(
    `delete from feed_runs r where r.started_at < $1 and r.state = 'succeeded'
       and not exists (select 1 from feed_problems p where p.run_id = r.id)
       and r.id < (select max(n.id) from feed_runs n where n.feed = r.feed and n.state = 'succeeded')`,
    [before],
  );
}
