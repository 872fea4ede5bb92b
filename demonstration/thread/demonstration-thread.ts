import { Worker } from 'node:worker_threads';
import type { DatabaseAddress } from '#data/database/database.ts';

/** The thread that keeps the demonstration up to date: computing its seasons occupies a processor for seconds, at every start. */
export interface DemonstrationThread {
  /**
   * Brings the demonstration up to a moment, one call after the other; rejects with the refresh's own error. An aborted refresh is rolled
   * back.
   *
   * @param progressed is called after each batch that is stored
   */
  refresh(now: Date, signal: AbortSignal, progressed?: (progress: RefreshProgress) => void): Promise<void>;
}

/** The progress of a refresh. */
interface RefreshProgress {
  /** Between 0 and 1. */
  readonly share: number;
  readonly matches: number;
  readonly quotes: number;
}

/** The message that asks the thread for a refresh. */
export interface RefreshRequest {
  readonly now: Date;
  readonly connectionString: string;
}

/** The thread's answer to a request. */
export type RefreshOutcome = { readonly done: true } | { readonly done: false; readonly error: unknown };

/** A message of the thread. */
export type ThreadMessage = RefreshOutcome | RefreshProgress;

/** Returns a thread that begins with the first refresh and lives until its signal is aborted. */
export function createDemonstrationThread(address: DatabaseAddress): DemonstrationThread {
  let worker: Worker | undefined;
  let answer: (result: RefreshOutcome) => void = () => {};
  let report: (progress: RefreshProgress) => void = () => {};

  function begin(signal: AbortSignal): Worker {
    const begun = new Worker(new URL('./demonstration-worker.ts', import.meta.url));
    const stop = () => void begun.terminate();
    let failure: unknown;
    begun.unref();
    begun.on('message', (message: ThreadMessage) => ('done' in message ? answer(message) : report(message)));
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
    async refresh(now, signal, progressed = () => {}) {
      if (signal.aborted) return;
      worker ??= begin(signal);
      const thread = worker;
      const result = await new Promise<RefreshOutcome>((answered) => {
        answer = answered;
        report = progressed;
        thread.postMessage({ now, connectionString: address() } satisfies RefreshRequest);
      });
      if (!result.done && !signal.aborted) throw result.error;
    },
  };
}
