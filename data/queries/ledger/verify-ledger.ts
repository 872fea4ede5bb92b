import type { Queryable } from '#data/database/database.ts';
import { listFoundRecords } from '#data/ledger/list-found-records.ts';
import { sha256 } from '#data/ledger/record-hash.ts';
import { ChainCheck, type LedgerFault } from '#domain/ledger/chain-check.ts';

export interface LedgerVerification {
  readonly records: number;
  readonly lastSequence: number;
  readonly lastHash: string;
  readonly faults: readonly LedgerFault[];
  /** The anchors with the number of the record that has each; undefined where none does, or none any more. */
  readonly anchors: readonly { readonly hash: string; readonly sequence: number | undefined }[];
}

const batchSize = 1_000;
const beforeAll = -2_147_483_648;

/**
 * Verifies the whole ledger by computing every hash anew from what is stored.
 *
 * @param anchors hashes published or stored by others, each of which the chain must still hold
 */
export async function verifyLedger(
  database: Queryable,
  anchors: readonly string[] = [],
  progressed: (records: number) => void = () => {},
): Promise<LedgerVerification> {
  const check = new ChainCheck(sha256);
  const awaited = new Map<string, number | undefined>(anchors.map((hash) => [hash, undefined]));
  for (let after: number | undefined = beforeAll; after !== undefined; ) {
    const { records, unrecorded, end } = await listFoundRecords(database, after, batchSize);
    for (const record of records) {
      check.see(record);
      if (awaited.has(record.hash)) awaited.set(record.hash, record.sequence);
    }
    for (const sequence of unrecorded) check.seeUnrecorded(sequence);
    progressed(check.records);
    after = end;
  }
  return {
    records: check.records,
    lastSequence: check.lastSequence,
    lastHash: check.lastHash,
    faults: check.faults,
    anchors: [...awaited].map(([hash, sequence]) => ({ hash, sequence })),
  };
}
