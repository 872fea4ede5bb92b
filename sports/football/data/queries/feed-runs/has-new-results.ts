import type { Queryable } from '#data/database/database.ts';
import { fileFeeds } from '#data/feeds/feed.ts';

/** Returns true when a feed of files, whose results may be days late, has stored or changed matches after a moment. */
export async function hasNewResults(database: Queryable, since: Date): Promise<boolean> {
  const { rows } = await database.query<{ changed: boolean }>({
    name: 'has-new-results',
    text: `select exists (
             select 1 from feed_runs where feed = any ($2) and state = 'succeeded' and finished_at > $1
               and (counts->>'newMatches')::int + (counts->>'changedMatches')::int > 0
           ) as changed`,
    values: [since, fileFeeds],
  });
  return rows[0]?.changed === true;
}
