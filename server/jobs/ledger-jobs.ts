import type { Logger } from 'pino';
import { LedgerTree } from '#data/queries/ledger/signed-head/ledger-tree.ts';
import type { Job, JobContext } from '#jobs/job.ts';
import { askWitnesses, type WitnessOutcome, type WitnessResult } from '#jobs/witnesses/ask-witnesses.ts';
import { ledgerOrigin, signLedger } from '#jobs/witnesses/sign-ledger.ts';
import type { Witness } from '#jobs/witnesses/witness.ts';
import type { Metrics } from '#server/observing/metrics.ts';
import type { SigningSettings } from '#server/start/settings.ts';

export interface LedgerJobsParts {
  readonly isDemonstration: boolean;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly metrics: Pick<Metrics, 'ledgerSigned' | 'witnessAsked'>;
}

const signEverySeconds = 60;
/** Witnesses follow a new head within seconds; without one there is nothing to ask. */
const askEverySeconds = 15;
/** The time before the next call to a witness that did not sign; it doubles each time. */
const firstWaitMs = 60_000;
const longestWaitMs = 3_600_000;

/** Returns the jobs that sign the head of the ledger and ask witnesses to sign it too; none without a public address. */
export function ledgerJobs({ publicUrl, keyFile, witnesses }: SigningSettings, parts: LedgerJobsParts): Job[] {
  if (publicUrl === undefined) return [];
  const { logger, metrics, isDemonstration } = parts;
  const originOf = ledgerOrigin(publicUrl, isDemonstration);
  let tree: LedgerTree | undefined;
  const treeOf = ({ db }: JobContext) => {
    tree ??= new LedgerTree(db);
    return tree;
  };
  let refused: string | undefined;
  const watch = new WitnessWatch(logger);
  const signing: Job = {
    name: 'sign-ledger',
    everySeconds: signEverySeconds,
    async run(context) {
      const result = await signLedger(context.db, { tree: treeOf(context), origin: originOf, keyFile }, context.clock.now());
      if ('head' in result) {
        if (refused !== undefined) logger.info({}, 'the ledger is signed again');
        refused = undefined;
        metrics.ledgerSigned(result.head?.size ?? 0);
        return;
      }
      const { reason, message } = result.refusal;
      metrics.ledgerSigned(undefined);
      // Once for each reason, not every minute.
      if (refused !== reason) logger.error({ reason }, `the ledger is not signed: ${message}`);
      refused = reason;
    },
  };
  const asking: Job = {
    name: 'ask-witnesses',
    everySeconds: askEverySeconds,
    async run(context) {
      const origin = await originOf(context.db);
      if (origin === undefined || refused !== undefined) return;
      const { clock, signal } = context;
      const results = await askWitnesses(
        context.db,
        { tree: treeOf(context), origin, witnesses },
        { now: clock.now(), signal, mayAsk: (witness) => watch.mayAsk(witness) },
      );
      for (const result of results) {
        metrics.witnessAsked(result.witness, result.outcome, result.size);
        watch.see(result);
      }
    },
  };
  return witnesses.length === 0 ? [signing] : [signing, asking];
}

/** Spaces out the calls to witnesses that do not sign, and logs when the outcome of a witness changes. */
class WitnessWatch {
  readonly #logger: LedgerJobsParts['logger'];
  readonly #silent = new Map<string, { readonly outcome: WitnessOutcome; readonly waitMs: number; readonly askAtMs: number }>();

  constructor(logger: LedgerJobsParts['logger']) {
    this.#logger = logger;
  }

  mayAsk({ key }: Witness): boolean {
    return (this.#silent.get(key.name)?.askAtMs ?? 0) <= performance.now();
  }

  see({ witness, outcome, message }: WitnessResult): void {
    const before = this.#silent.get(witness);
    if (outcome === 'signed') {
      this.#silent.delete(witness);
      if (before !== undefined) this.#logger.info({ witness }, 'a witness signs the ledger again');
      return;
    }
    const waitMs = before === undefined ? firstWaitMs : Math.min(2 * before.waitMs, longestWaitMs);
    this.#silent.set(witness, { outcome, waitMs, askAtMs: performance.now() + waitMs });
    if (before?.outcome === outcome) return;
    const log = outcome === 'other-history' ? 'error' : 'warn';
    this.#logger[log]({ witness, outcome }, `a witness does not sign the ledger: ${message}`);
  }
}
