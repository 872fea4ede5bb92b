import { recordChanges } from '#data/commands/changes/record-changes.ts';
import type { Database } from '#data/database/database.ts';
import { inTransaction } from '#data/database/database.ts';

/** Takes everything back that the demonstration feed has stored, so that it can be told from another moment on. */
export async function clearDemonstration(database: Database, now: Date): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query(
      'truncate quotes, match_events, match_statistics, former_slugs, matches, season_entries, point_adjustments, settled_ties, squad_members, seasons',
    );
    await client.query(`delete from feed_runs where feed = 'demonstration'`);
    await client.query('update tournaments set current_season = null');
    await recordChanges(client, ['*'], now);
  });
}
