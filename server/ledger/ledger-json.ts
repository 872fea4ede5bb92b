import type { Queryable } from '#data/database/database.ts';
import { readLedger } from '#data/queries/ledger/read-ledger.ts';
import { ledgerLine } from '#domain/ledger/canonical-record.ts';

/** The ledger up to a record as a JSON array with one record a line, piece by piece, as docs/ledger.md describes it. */
export async function* ledgerJson(database: Queryable, last: number): AsyncGenerator<string> {
  let between = '[\n';
  for await (const records of readLedger(database)) {
    const lines = records.filter(({ sequence }) => sequence <= last).map(ledgerLine);
    if (lines.length > 0) yield between + lines.join(',\n');
    between = ',\n';
    if (lines.length < records.length) break;
  }
  yield last === 0 ? '[]\n' : '\n]\n';
}
