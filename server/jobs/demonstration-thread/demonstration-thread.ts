import { Worker } from 'node:worker_threads';
import type { DatabaseAddress } from '#data/database/database.ts';

/** Keeps the demonstration going in a thread of its own: laying out its seasons keeps a processor busy for seconds, at every start. */
export interface DemonstrationThread {
  /**
   * Brings the demonstration up to a moment, one call after the other; fails with what it fails with. An aborted one is rolled back.
   *
   * @param progressed is called after each batch that is stored
   */
  refresh(now: Date, signal: AbortSignal, progressed?: (progress: RefreshProgress) => void): Promise<void>;
}

/** How far a refresh has come. */
export interface RefreshProgress {
  /** Between 0 and 1. */
  readonly share: number;
  readonly matches: number;
  readonly quotes: number;
}

/** What the thread is asked for. */
export interface RefreshRequest {
  readonly now: Date;
  readonly connectionString: string;
}

/** What the thread says when it has done what it was asked for. */
export type Refreshed = { readonly done: true } | { readonly done: false; readonly error: unknown };

/** What the thread says. */
export type ThreadMessage = Refreshed | RefreshProgress;

/** The thread begins with the first refresh and lives until its signal is aborted. */
export function createDemonstrationThread(address: DatabaseAddress): DemonstrationThread {
  let worker: Worker | undefined;
  let answer: (result: Refreshed) => void = () => {};
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
      const result = await new Promise<Refreshed>((answered) => {
        answer = answered;
        report = progressed;
        thread.postMessage({ now, connectionString: address() } satisfies RefreshRequest);
      });
      if (!result.done && !signal.aborted) throw result.error;
    },
  };
}
