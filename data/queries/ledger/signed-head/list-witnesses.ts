import type { Queryable } from '#data/database/database.ts';

/** A witness's newest signature under a head of the ledger. */
export interface WitnessSignature {
  readonly witness: string;
  /** The key id of the witness, 8 hexadecimal digits. */
  readonly keyId: string;
  /** The number of records of the head that it signed. */
  readonly size: number;
  readonly cosignedAt: Date;
}

/** Returns the newest signature of each witness that has signed a head of the ledger in the last 30 days, by name. */
export async function listWitnesses(database: Queryable, origin: string): Promise<WitnessSignature[]> {
  const { rows } = await database.query<WitnessSignature>({
    name: 'list-witnesses',
    text: `select distinct on (witness, key_id) witness, key_id as "keyId", size, cosigned_at as "cosignedAt"
           from ledger_cosignatures where origin = $1 order by witness, key_id, size desc`,
    values: [origin],
  });
  return rows;
}
