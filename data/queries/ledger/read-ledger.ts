import type { Queryable } from '#data/database/database.ts';
import { listFoundRecords } from '#data/ledger/list-found-records.ts';
import type { LedgerRecord } from '#domain/ledger/ledger-record.ts';

/** Number of records in a batch. Synchronous work on a batch should take no longer than rendering a page, since other requests wait for it. */
const batchSize = 200;

/**
 * Yields the records of the ledger after a sequence, by default from the beginning, in their order and in batches, as downloads contain them.
 *
 * @param mayWithhold true when licences may hide contents from the database's reader: such a record has `withheld` for its contents, and its own hash
 */
export async function* readLedger(database: Queryable, from = 0, mayWithhold = false): AsyncGenerator<readonly LedgerRecord[]> {
  for (let after: number | undefined = from; after !== undefined; ) {
    const { records, end } = await listFoundRecords(database, after, batchSize);
    yield records.map(({ contents, ...place }): LedgerRecord => {
      const own = contents.find(({ kind }) => kind === place.kind);
      if (own === undefined && mayWithhold) return { ...place, body: { withheld: 'licence' } } as unknown as LedgerRecord;
      if (own === undefined) throw new Error(`record ${place.sequence} of the ledger has no contents; npm run ledger:verify tells more`);
      return { ...place, ...own } as LedgerRecord;
    });
    after = end;
  }
}
