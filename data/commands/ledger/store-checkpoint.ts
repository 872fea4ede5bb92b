import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import type { LedgerHead } from '#domain/ledger/checkpoint.ts';

/** A head of the ledger that was signed, with the note and the key that signed it. */
export interface NewCheckpoint extends LedgerHead {
  readonly note: string;
  readonly verifierKey: string;
}

/** Days after which a head is forgotten, unless it is the newest. */
const keptDays = 30;

/** Stores a signed head, and deletes old ones. A head that is stored already keeps its note. */
export async function storeCheckpoint(
  database: Database,
  { origin, size, root, note, verifierKey }: NewCheckpoint,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      `insert into ledger_checkpoints (origin, size, root, note, verifier_key, signed_at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [origin, size, root, note, verifierKey, now],
    );
    await client.query(`delete from ledger_checkpoints where size < $1 and signed_at < $2::timestamptz - make_interval(days => $3)`, [
      size,
      now,
      keptDays,
    ]);
    if (rowCount === 1) await recordChanges(client, ['witnesses'], now);
  });
}
