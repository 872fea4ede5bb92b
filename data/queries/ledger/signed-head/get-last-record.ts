import type { Queryable } from '#data/database/database.ts';
import type { LedgerEnd } from '../get-ledger-end.ts';

/** Returns the newest record of the ledger with the time at which it was written; undefined while the ledger is empty. */
export async function getLastRecord(database: Queryable): Promise<(LedgerEnd & { readonly recordedAt: Date }) | undefined> {
  const { rows } = await database.query<LedgerEnd & { recordedAt: Date }>({
    name: 'get-last-record',
    text: 'select sequence, hash, recorded_at as "recordedAt" from ledger_records order by sequence desc limit 1',
  });
  return rows[0];
}
