import { Worker } from 'node:worker_threads';

/** The tasks that occupy a processor for seconds, for which visitors shall not wait. */
export type HeavyTask = 'forecast' | 'rebuild-record';

export interface HeavyWork {
  readonly task: HeavyTask;
  readonly connectionString: string;
  /** The present by the site's clock. */
  readonly now: Date;
}

/**
 * Runs heavy work in a thread of its own with a connection of its own; rejects with the work's own error. An aborted one is rolled back.
 */
export function runInWorker(work: HeavyWork, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: work });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0 || signal.aborted) resolve();
      else reject(new Error(`the thread of "${work.task}" ended with ${code}`));
    });
  });
}
