import type { Queryable } from '#data/database/database.ts';

/**
 * Returns true when a feed has stored or changed matches after a moment. The demonstration is left out, since it gives results only as they
 * happen.
 */
export async function hasNewResults(database: Queryable, since: Date): Promise<boolean> {
  const { rows } = await database.query<{ changed: boolean }>({
    name: 'has-new-results',
    text: `select exists (
             select 1 from feed_runs where feed not in ('demonstration', 'catalogue') and state = 'succeeded' and finished_at > $1
               and (counts->>'newMatches')::int + (counts->>'changedMatches')::int > 0
           ) as changed`,
    values: [since],
  });
  return rows[0]?.changed === true;
}
