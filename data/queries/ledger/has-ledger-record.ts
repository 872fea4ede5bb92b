import type { Queryable } from '#data/database/database.ts';
import type { LedgerEnd } from './get-ledger-end.ts';

/** Returns true when the ledger contains exactly this record; the end of the empty ledger is in every ledger. */
export async function hasLedgerRecord(database: Queryable, { sequence, hash }: LedgerEnd): Promise<boolean> {
  if (sequence === 0) return true;
  const { rowCount } = await database.query({
    name: 'has-ledger-record',
    text: 'select 1 from ledger_records where sequence = $1 and hash = $2',
    values: [sequence, hash],
  });
  return rowCount === 1;
}
