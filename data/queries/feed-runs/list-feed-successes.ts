import type { Queryable } from '#data/database/database.ts';

/** Returns the end of the last successful run of each feed, by the site's clock. */
export async function listFeedSuccesses(database: Queryable): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await database.query<{ feed: string; finishedAt: Date }>(
    `select feed, max(finished_at) as "finishedAt" from feed_runs where state = 'succeeded' and feed <> 'catalogue' group by feed`,
  );
  return new Map(rows.map(({ feed, finishedAt }) => [feed, finishedAt]));
}
