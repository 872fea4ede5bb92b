import type { Queryable } from '#data/database/database.ts';
import { genesisHash } from '#domain/ledger/ledger-record.ts';

/** Newest record of the ledger; its hash covers everything up to it. */
export interface LedgerEnd {
  /** 0 while the ledger is empty. */
  readonly sequence: number;
  readonly hash: string;
}

/** Returns the newest record of the ledger; sequence 0 and the genesis hash when it is empty. */
export async function getLedgerEnd(database: Queryable): Promise<LedgerEnd> {
  const { rows } = await database.query<LedgerEnd>({
    name: 'get-ledger-end',
    text: 'select sequence, hash from ledger_records order by sequence desc limit 1',
  });
  return rows[0] ?? { sequence: 0, hash: genesisHash };
}
