import type { Queryable } from '#data/database/database.ts';
import { ledgerTables } from '#data/database/ledger-tables.ts';
import { withoutGuards } from '#data/database/without-guards.ts';
import { courtFeedName, demonstrationFeedName } from '#sports/football/demonstration/feed/demonstration-feed-name.ts';

/**
 * Deletes the demonstration's ledger, whose matches are about to be deleted. Refuses when any other feed has ever stored anything, and
 * fails for every role but the owner of the tables.
 */
export async function discardLedger(client: Queryable): Promise<void> {
  if ((await client.query('select from ledger_records limit 1')).rowCount === 0) return;
  // The catalogues of clubs and players are noted among the feeds, and are the same everywhere.
  const { rows } = await client.query<{ feed: string }>(`select feed from feed_runs where feed <> all($1) limit 1`, [
    [demonstrationFeedName, courtFeedName, 'catalogue', 'court-catalogue'],
  ]);
  if (rows[0] !== undefined) {
    throw new Error(`the ledger is not thrown away: the feed ${rows[0].feed} has told of real matches in this database`);
  }
  await withoutGuards(client, () => client.query(`truncate ${ledgerTables.join(', ')}, tip_next_best, prediction_outcomes`));
}
