import type { Queryable } from '#data/database/database.ts';
import type { LedgerHead } from '#domain/ledger/checkpoint.ts';

/** A signed head of the ledger as it is published. */
export interface StoredCheckpoint extends LedgerHead {
  /** The signed note, without the signatures of witnesses. */
  readonly note: string;
  /** The signature lines of witnesses, each with its newline, the first that came first. */
  readonly cosignatures: readonly string[];
  /** The key that signed it, as c2sp.org/signed-note writes keys. */
  readonly verifierKey: string;
}

interface Wanted {
  /** The origin; the one signed last without it. */
  readonly origin?: string | undefined;
  /** The number of records; the newest head without it. */
  readonly size?: number | undefined;
}

/** Returns a signed head, by default the newest; undefined when there is none, or none of this size. */
export async function getCheckpoint(database: Queryable, { origin, size }: Wanted = {}): Promise<StoredCheckpoint | undefined> {
  const { rows } = await database.query<StoredCheckpoint>({
    name: 'get-checkpoint',
    text: `select p.origin, p.size, p.root, p.note, p.verifier_key as "verifierKey",
             array(select c.line from ledger_cosignatures c where c.origin = p.origin and c.size = p.size
                   order by c.cosigned_at, c.witness, c.key_id) as cosignatures
           from ledger_checkpoints p
           where p.origin = coalesce($1, (select origin from ledger_checkpoints order by signed_at desc, size desc limit 1))
             and ($2::integer is null or p.size = $2)
           order by p.size desc limit 1`,
    values: [origin, size],
  });
  return rows[0];
}
