import { recordChanges } from '#data/commands/changes/record-changes.ts';
import type { Database } from '#data/database/database.ts';
import { inTransaction } from '#data/database/database.ts';
import type { Reconstruction } from '#domain/ledger/reconstruction.ts';

/** Stores the progress of reconstructing the ledger, for the process that continues it and for the page that shows it. */
export async function noteReconstruction(database: Database, { fromDay, doneDay, untilDay }: Reconstruction, now: Date): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query(
      `insert into reconstructions (from_day, done_day, until_day) values ($1, $2, $3)
       on conflict ("only") do update set done_day = excluded.done_day, until_day = excluded.until_day`,
      [fromDay, doneDay, untilDay],
    );
    await recordChanges(client, ['tips'], now);
  });
}
