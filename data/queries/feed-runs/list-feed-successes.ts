import type { Queryable } from '#data/database/database.ts';

/**
 * Returns the time at which each feed was last successful, by the site's clock. For files it is the end of the last successful run, for a source on the
 * network its last answer, even an unchanged one.
 */
export async function listFeedSuccesses(database: Queryable): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await database.query<{ feed: string; heardAt: Date }>(
    `select feed, max(heard_at) as "heardAt" from (
       select feed, finished_at as heard_at from feed_runs where state = 'succeeded' and feed not in ('catalogue', 'court-catalogue')
       union all select source, answered_at from source_calls where answered_at is not null
     ) heard group by feed`,
  );
  return new Map(rows.map(({ feed, heardAt }) => [feed, heardAt]));
}
