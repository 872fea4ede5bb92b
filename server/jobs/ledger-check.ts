import type { DatabaseAddress } from '#data/database/database.ts';
import type { LedgerVerification } from '#data/queries/ledger/verify-ledger.ts';
import type { Job } from '#jobs/job.ts';
import { runThread } from './heavy-work/run-thread.ts';

/** The figures of the last check of the whole ledger that this process made. */
interface LedgerFigures {
  /** The count of faults; 0 before the first check. */
  readonly faults: number;
  readonly records: number;
  /** The seconds since the last check, or since the start before the first one. */
  readonly ageSeconds: number;
}

export interface LedgerCheck {
  readonly job: Job;
  readonly figures: LedgerFigures;
}

/** One check for the thread that makes it. */
export interface LedgerWork {
  readonly connectionString: string;
  readonly anchors: readonly string[];
}

const everySeconds = 3_600;
/** Milliseconds from the start to the first check, so that the processors are free for the first pages. */
const beginAfterMs = 60_000;
/** After a check of a second the next one begins 100 seconds later at the earliest. */
const restShare = 100;

/**
 * Returns the job that verifies the whole ledger each hour in a separate thread, as `npm run ledger:verify` does, and its figures. The last hash of a check is an
 * anchor of the next, so that a ledger that lost its end is found too. `broken` is called with every check that finds a fault.
 */
export function createLedgerCheck(
  address: DatabaseAddress,
  broken: (verification: LedgerVerification) => void,
  waitMs = beginAfterMs,
): LedgerCheck {
  const startedMs = performance.now();
  let last: { readonly faults: number; readonly records: number; readonly hash: string } | undefined;
  let endedMs = startedMs;
  let nextMs = startedMs + waitMs;
  return {
    get figures() {
      return { faults: last?.faults ?? 0, records: last?.records ?? 0, ageSeconds: (performance.now() - endedMs) / 1_000 };
    },
    job: {
      name: 'check-ledger',
      everySeconds,
      mayBegin: async () => performance.now() >= startedMs + waitMs,
      async run({ signal }) {
        const beganMs = performance.now();
        if (beganMs < nextMs) return;
        const data: LedgerWork = { connectionString: address(), anchors: last === undefined ? [] : [last.hash] };
        const script = new URL('./heavy-work/ledger-worker.ts', import.meta.url);
        const verification = (await runThread({ script, name: 'check-ledger', data }, signal)) as LedgerVerification | undefined;
        if (verification === undefined) return;
        const { records, lastHash: hash, anchors } = verification;
        const faults = verification.faults.length + anchors.filter(({ sequence }) => sequence === undefined).length;
        // An end that was cut off remains a fault: the hash before it stays the anchor.
        last = { faults, records, hash: faults === 0 ? hash : (last?.hash ?? hash) };
        endedMs = performance.now();
        nextMs = endedMs + restShare * (endedMs - beganMs);
        if (faults > 0) broken(verification);
      },
    },
  };
}
