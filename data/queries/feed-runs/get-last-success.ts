import type { Queryable } from '#data/database/database.ts';

/** Returns the start of the last run that read a feed to its end, by the clock of that run; undefined when there was none. */
export async function getLastSuccess(database: Queryable, feed: string): Promise<Date | undefined> {
  const { rows } = await database.query<{ startedAt: Date }>({
    name: 'get-last-success',
    text: `select started_at as "startedAt" from feed_runs where feed = $1 and state = 'succeeded' order by id desc limit 1`,
    values: [feed],
  });
  return rows[0]?.startedAt;
}
