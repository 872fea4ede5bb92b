import type { Page } from 'playwright-core';
import { afterAll, vi } from 'vitest';

/**
 * Has the timer of this process, by which a site in it tells how old its pages are, stand until the test file is done but for what passes with
 * `passTime`, and while Vitest waits. Call it once, at the top of the file.
 */
export function holdTimer(): void {
  vi.useFakeTimers({ toFake: ['performance'] });
  afterAll(() => void vi.useRealTimers());
}

/** Has so much time pass for the site in this process, and then for pages whose clocks the test has installed. */
export async function passTime(ms: number, ...pages: readonly Page[]): Promise<void> {
  vi.advanceTimersByTime(ms);
  await Promise.all(pages.map((page) => page.clock.runFor(ms)));
}
