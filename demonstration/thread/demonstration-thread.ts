import { Worker } from 'node:worker_threads';
import type { DatabaseAddress } from '#data/database/database.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';

/** The thread that fills the demonstration and keeps it up to date: computing its seasons occupies a processor for seconds, at every start. */
export interface DemonstrationThread {
  /**
   * Brings the demonstration up to a moment, one call after the other; rejects with the refresh's own error. An aborted refresh is rolled
   * back.
   *
   * @param progressed is called after each batch that is stored
   */
  refresh(now: Date, signal: AbortSignal, progressed?: (progress: RefreshProgress) => void): Promise<void>;
  /** Fills an empty demonstration with what its first pages show, as `fillPresent` does. */
  fillPresent(now: Date, origin: TipOrigin, signal: AbortSignal): Promise<void>;
  /** Stores what `fillPresent` left, as `loadPast` does. */
  loadPast(now: Date, signal: AbortSignal): Promise<void>;
}

/** The progress of a refresh. */
interface RefreshProgress {
  /** Between 0 and 1. */
  readonly share: number;
  readonly matches: number;
  readonly quotes: number;
}

/** A task for the thread. */
type Task =
  | { readonly task: 'refresh' | 'load-past'; readonly now: Date }
  | { readonly task: 'fill-present'; readonly now: Date; readonly origin: TipOrigin };

/** The message that gives the thread a task. */
export type TaskRequest = Task & { readonly connectionString: string };

/** The thread's answer to a request. */
export type TaskOutcome = { readonly done: true } | { readonly done: false; readonly error: unknown };

/** A message of the thread. */
export type ThreadMessage = TaskOutcome | RefreshProgress;

/** Returns a thread that begins with the first refresh and lives until its signal is aborted. */
export function createDemonstrationThread(address: DatabaseAddress): DemonstrationThread {
  let worker: Worker | undefined;
  let answer: (result: TaskOutcome) => void = () => {};
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

  async function run(task: Task, signal: AbortSignal, progressed: (progress: RefreshProgress) => void = () => {}): Promise<void> {
    if (signal.aborted) return;
    worker ??= begin(signal);
    const thread = worker;
    const result = await new Promise<TaskOutcome>((answered) => {
      answer = answered;
      report = progressed;
      thread.postMessage({ ...task, connectionString: address() } satisfies TaskRequest);
    });
    if (!result.done && !signal.aborted) throw result.error;
  }

  return {
    refresh: (now, signal, progressed) => run({ task: 'refresh', now }, signal, progressed),
    fillPresent: (now, origin, signal) => run({ task: 'fill-present', now, origin }, signal),
    loadPast: (now, signal) => run({ task: 'load-past', now }, signal),
  };
}
