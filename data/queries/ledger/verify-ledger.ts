import type { Queryable } from '#data/database/database.ts';
import { listFoundRecords } from '#data/ledger/list-found-records.ts';
import { listLeaves } from '#data/ledger/list-leaves.ts';
import { rootOfPredictions } from '#data/ledger/prediction-tree.ts';
import { sha256 } from '#data/ledger/record-hash.ts';
import { ChainCheck, type FoundRecord, type LedgerFault } from '#domain/ledger/chain-check.ts';
import type { PredictionRoot } from '#domain/ledger/ledger-record.ts';

export interface LedgerVerification {
  readonly records: number;
  readonly lastSequence: number;
  readonly lastHash: string;
  readonly faults: readonly LedgerFault[];
  /** Anchors with the sequence of the record that has each; undefined when no record has it. */
  readonly anchors: readonly { readonly hash: string; readonly sequence: number | undefined }[];
}

const batchSize = 1_000;
const beforeAll = -2_147_483_648;

/**
 * Verifies the whole ledger by computing every hash again from the stored contents, including those of the predictions below each recorded Merkle root.
 * Returns the faults found.
 *
 * @param anchors hashes published or stored by others, each of which the chain must still contain
 * @param progressed called with the number of records verified so far
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
    for (const sequence of await listOtherLeaves(database, records)) check.seeOtherLeaves(sequence);
    progressed(check.records);
    after = end;
  }
  for (const sequence of await listLeavesWithoutRoot(database)) check.seeUnrecorded(sequence);
  return {
    records: check.records,
    lastSequence: check.lastSequence,
    lastHash: check.lastHash,
    faults: check.faults,
    anchors: [...awaited].map(([hash, sequence]) => ({ hash, sequence })),
  };
}

/** Returns the sequences of the prediction records whose stored leaves do not result in the recorded root. */
async function listOtherLeaves(database: Queryable, records: readonly FoundRecord[]): Promise<number[]> {
  const other: number[] = [];
  for (const { sequence, contents } of records) {
    const root = contents.find(({ kind }) => kind === 'predictions')?.body as PredictionRoot | undefined;
    if (root === undefined) continue;
    const leaves = await listLeaves(database, sequence);
    if (leaves.length !== root.leaves || rootOfPredictions(leaves) !== root.root) other.push(sequence);
  }
  return other;
}

async function listLeavesWithoutRoot(database: Queryable): Promise<number[]> {
  const { rows } = await database.query<{ sequence: number }>(
    'select distinct sequence from predictions p where not exists (select 1 from prediction_roots r where r.sequence = p.sequence) order by 1',
  );
  return rows.map(({ sequence }) => sequence);
}
