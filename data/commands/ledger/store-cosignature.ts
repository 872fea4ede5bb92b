import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type Database, inTransaction } from '#data/database/database.ts';

/** A witness's verified signature under a signed head. */
export interface NewCosignature {
  readonly origin: string;
  readonly size: number;
  readonly witness: string;
  readonly keyId: string;
  /** The signature line, with its newline. */
  readonly line: string;
  readonly cosignedAt: Date;
}

/** Stores the signature of a witness under a head; a newer one of the same key takes its place. Nothing is stored when the head is gone. */
export async function storeCosignature(database: Database, cosignature: NewCosignature, now: Date): Promise<void> {
  const { origin, size, witness, keyId, line, cosignedAt } = cosignature;
  await inTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      `insert into ledger_cosignatures (origin, size, witness, key_id, line, cosigned_at)
       select origin, size, $3, $4, $5, $6::timestamptz from ledger_checkpoints where origin = $1 and size = $2
       on conflict (origin, size, witness, key_id) do update set line = excluded.line, cosigned_at = excluded.cosigned_at`,
      [origin, size, witness, keyId, line, cosignedAt],
    );
    if (rowCount === 1) await recordChanges(client, ['witnesses'], now);
  });
}
