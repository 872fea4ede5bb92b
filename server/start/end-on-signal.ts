/** The seconds after the time of open requests at which the process ends in any case. */
const patienceSeconds = 15;

/** Ends the process in good order at the first signal, at once at the second. Other handlers of the signals are removed. */
export function endOnSignal(stop: () => Promise<unknown>, shutdownSeconds: number): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      isEnding = true;
      setTimeout(() => process.exit(1), (shutdownSeconds + patienceSeconds) * 1_000).unref();
      void stop().then(() => process.exit(0));
    });
  }
}
