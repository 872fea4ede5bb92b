/** The code on which the launcher (with-node-24.js) starts the site again: EX_SOFTWARE of sysexits.h. */
const restartCode = 70;
/** The seconds after that time at which the process ends in any case. */
const patienceSeconds = 15;
/** Signals that come within so many milliseconds are one: a process group, npm and the launcher each pass on the one that they were sent. */
const oneSignalMs = 1_000;

export interface Endable {
  /** The max seconds for which `drain` and open requests may go on. */
  readonly graceSeconds: number;
  /** Leads visitors to other processes while this one still answers; called first, unless the process ends after an error. */
  drain(): Promise<unknown>;
  /** Finishes what is under way. */
  stop(): Promise<unknown>;
  /** Logs an error that nothing has handled. */
  failed(error: unknown): void;
}

/**
 * Ends the process in good order at the first signal, and at once at the second. After an uncaught error it also ends in good order, with
 * the code on which the launcher starts it again, since the state after such an error is unknown. Other handlers are removed.
 */
export function endInGoodOrder({ graceSeconds, drain, stop, failed }: Endable): void {
  let endingSinceMs: number | undefined;
  const end = (code: number, work: () => Promise<unknown>) => {
    endingSinceMs = performance.now();
    setTimeout(() => process.exit(1), (graceSeconds + patienceSeconds) * 1_000).unref();
    void work().then(
      () => process.exit(code),
      (error) => {
        failed(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (endingSinceMs === undefined) end(0, () => drain().then(stop));
      else if (performance.now() - endingSinceMs > oneSignalMs) process.exit(1);
    });
  }
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => {
    failed(error);
    if (endingSinceMs === undefined) end(restartCode, stop);
  });
}
