import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 50;

/**
 * Returns the value of a check as soon as it throws no error; throws its last error after so many milliseconds. For scripts: `waitFor` needs
 * Vitest.
 */
export async function eventually<T>(check: () => T | Promise<T>, patienceMs = 30_000): Promise<T> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await pause(pauseMs);
    }
  }
}
