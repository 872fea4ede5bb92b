import { runThread } from './run-thread.ts';

/** The tasks that occupy a processor for seconds, which visitors must not wait for. */
export type HeavyTask = 'forecast' | 'rebuild-record' | 'judge-forecasts';

export interface HeavyWork {
  readonly task: HeavyTask;
  readonly connectionString: string;
  /** The present by the site's clock. */
  readonly now: Date;
}

/** Runs heavy work in a separate thread with its own connection; rejects with the work's error. Aborted work is rolled back. */
export async function runInWorker(work: HeavyWork, signal: AbortSignal): Promise<void> {
  await runThread({ script: new URL('./worker.ts', import.meta.url), name: work.task, data: work }, signal);
}
