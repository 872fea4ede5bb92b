import { vi } from 'vitest';

/** Returns the value of a check as soon as it throws no error; throws its last error after fifteen seconds, which allows for a busy machine. */
export function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000, interval: 20 });
}
