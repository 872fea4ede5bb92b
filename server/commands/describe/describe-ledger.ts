import type { StoredCheckpoint } from '#data/queries/ledger/signed-head/get-checkpoint.ts';
import type { WitnessSignature } from '#data/queries/ledger/signed-head/list-witnesses.ts';
import type { LedgerVerification } from '#data/queries/ledger/verify-ledger.ts';
import type { LedgerFault, LedgerFaultCode } from '#domain/ledger/chain-check.ts';

export interface DescribedLedger {
  readonly lines: readonly string[];
  /** The faults of the ledger; empty when it is unchanged since it was written. */
  readonly faults: readonly string[];
}

const words: Readonly<Record<LedgerFaultCode, string>> = {
  missing: 'is missing',
  changed: 'was changed: its hash is of other contents',
  unlinked: 'does not name the hash of the record before it',
  empty: 'has no contents',
  foreign: 'has contents of another kind as well',
  unrecorded: 'has contents and no place in the chain',
  leaves: 'has predictions other than those that its root was made of',
};

const unsigned: DescribedLedger = { lines: [], faults: [] };

/** Returns the output of ledger:verify, with that on the signed heads. */
export function describeLedger(
  dataset: string,
  { records, lastSequence, lastHash, faults, anchors }: LedgerVerification,
  signing = unsigned,
): DescribedLedger {
  const found = anchors.flatMap(({ hash, sequence }) => (sequence === undefined ? [] : [`anchor ${hash}: record ${sequence}`]));
  const lost = anchors.flatMap(({ hash, sequence }) =>
    sequence === undefined ? [`anchor ${hash} is in no record: what led to it is gone`] : [],
  );
  const problems = [...faults.map(describeFault), ...lost, ...signing.faults];
  const end = records === 0 ? [] : [`last hash, of record ${lastSequence}: ${lastHash}`];
  const verdict = problems.length === 0 ? ['Nothing was edited, put in or taken out'] : [];
  return {
    lines: [`${records} records of the ${dataset} ledger checked`, ...end, ...found, ...signing.lines, ...verdict],
    faults: problems,
  };
}

/**
 * Returns the output on the newest signed head and its witnesses.
 *
 * @param lost what was signed and is not in the ledger
 */
export function describeSigning(
  head: Pick<StoredCheckpoint, 'size' | 'verifierKey'> | undefined,
  witnesses: readonly WitnessSignature[],
  lost: string | undefined,
): DescribedLedger {
  const signed = head === undefined ? [] : [`signed head: ${head.size} records, by ${head.verifierKey}`];
  const cosigned = witnesses.map(
    ({ witness, size, cosignedAt }) => `witness ${witness}: ${size} records, ${cosignedAt.toISOString().slice(0, 19)}Z`,
  );
  return { lines: [...signed, ...cosigned], faults: lost === undefined ? [] : [`the ledger is not what was signed: ${lost}`] };
}

function describeFault({ sequence, until = sequence, fault }: LedgerFault): string {
  return until > sequence ? `records ${sequence} to ${until} are missing` : `record ${sequence} ${words[fault]}`;
}
