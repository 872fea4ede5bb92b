import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';
import { pastFeedName } from '#demonstration/feed/demonstration-feed-name.ts';

/** Notes that the past of the demonstration is still to be stored. Until `notePastLoaded` every page says so. */
export async function notePastAwaited(database: Queryable, now: Date): Promise<void> {
  await database.query(`insert into feed_runs (feed, started_at, state, counts) values ($1, $2, 'running', '{}')`, [pastFeedName, now]);
}

/** Notes that the past is stored, and drops every page. */
export async function notePastLoaded(database: Database, now: Date): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query(`update feed_runs set state = 'succeeded', finished_at = $2 where feed = $1`, [pastFeedName, now]);
    await recordChanges(client, ['*'], now);
  });
}

/** Returns the moment up to which `fillPresent` stored the days around it, while the past is not stored as a whole; undefined otherwise. */
export async function getPresentFilledAt(database: Queryable): Promise<Date | undefined> {
  const { rows } = await database.query<{ filledAt: Date }>({
    name: 'get-present-filled-at',
    text: `select started_at as "filledAt" from feed_runs where feed = $1 and state <> 'succeeded' order by id desc limit 1`,
    values: [pastFeedName],
  });
  return rows[0]?.filledAt;
}

/** Returns true while the past of the demonstration is not stored as a whole; a demonstration that was filled at once never awaited it. */
export async function isPastAwaited(database: Queryable): Promise<boolean> {
  return (await getPresentFilledAt(database)) !== undefined;
}
