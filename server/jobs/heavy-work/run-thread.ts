import { type Transferable, Worker, type WorkerOptions } from 'node:worker_threads';

export interface Thread {
  readonly script: URL;
  /** The name of the thread in errors. */
  readonly name: string;
  readonly data: unknown;
  /** Buffers in the data that are transferred instead of copied. */
  readonly given?: readonly Transferable[];
  readonly resourceLimits?: WorkerOptions['resourceLimits'];
}

/**
 * Runs a script in a separate thread and returns the last message that it posted; rejects with the script's error. An aborted thread is
 * ended at once, with its connections.
 */
export function runThread({ script, name, data, given = [], resourceLimits }: Thread, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve(undefined);
    const worker = new Worker(script, {
      workerData: data,
      transferList: [...given],
      ...(resourceLimits === undefined ? {} : { resourceLimits }),
    });
    const stop = () => void worker.terminate();
    let message: unknown;
    signal.addEventListener('abort', stop, { once: true });
    worker.on('message', (posted) => {
      message = posted;
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0 || signal.aborted) resolve(message);
      else reject(new Error(`the thread of "${name}" ended with ${code}`));
    });
  });
}
