import { runThread } from './run-thread.ts';

/** The tasks that occupy a processor for seconds, for which visitors shall not wait. */
export type HeavyTask = 'forecast' | 'rebuild-record' | 'judge-forecasts';

export interface HeavyWork {
  readonly task: HeavyTask;
  readonly connectionString: string;
  /** The present by the site's clock. */
  readonly now: Date;
}

/**
 * Runs heavy work in a thread of its own with a connection of its own; rejects with the work's own error. An aborted one is rolled back.
 */
export async function runInWorker(work: HeavyWork, signal: AbortSignal): Promise<void> {
  await runThread({ script: new URL('./worker.ts', import.meta.url), name: work.task, data: work }, signal);
}
