import { vi } from 'vitest';

/** Returns what a check returns as soon as it throws no more, however busy the machine is; throws the check's last error after fifteen seconds. */
export function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000, interval: 20 });
}
