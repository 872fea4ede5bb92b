import { Worker } from 'node:worker_threads';
import type { DatabaseAddress } from '#data/database/database.ts';

/** The thread that keeps the demonstration up to date: computing its seasons occupies a processor for seconds, at every start. */
export interface DemonstrationThread {
  /**
   * Brings the demonstration up to a moment, one call after the other; rejects with the refresh's own error. An aborted refresh is rolled
   * back.
   */
  refresh(now: Date, signal: AbortSignal): Promise<void>;
}

/** The message that asks the thread for a refresh. */
export interface RefreshRequest {
  readonly now: Date;
  readonly connectionString: string;
}

/** The thread's answer to a request. */
export type RefreshOutcome = { readonly done: true } | { readonly done: false; readonly error: unknown };

/** The thread begins with the first refresh and lives until its signal is aborted. */
export function createDemonstrationThread(address: DatabaseAddress): DemonstrationThread {
  let worker: Worker | undefined;
  let answer: (outcome: RefreshOutcome) => void = () => {};

  function begin(signal: AbortSignal): Worker {
    const begun = new Worker(new URL('./demonstration-worker.ts', import.meta.url));
    const stop = () => void begun.terminate();
    let failure: unknown;
    begun.unref();
    begun.on('message', (outcome: RefreshOutcome) => answer(outcome));
    begun.once('error', (error) => {
      failure = error;
    });
    begun.once('exit', (code) => {
      worker = undefined;
      signal.removeEventListener('abort', stop);
      answer({ done: false, error: failure ?? new Error(`the thread of the demonstration ended with ${code}`) });
    });
    signal.addEventListener('abort', stop, { once: true });
    return begun;
  }

  return {
    async refresh(now, signal) {
      if (signal.aborted) return;
      worker ??= begin(signal);
      const recipient = worker;
      const outcome = await new Promise<RefreshOutcome>((answered) => {
        answer = answered;
        recipient.postMessage({ now, connectionString: address() } satisfies RefreshRequest);
      });
      if (!outcome.done && !signal.aborted) throw outcome.error;
    },
  };
}
