import type { Page } from 'playwright-core';
import { afterAll, vi } from 'vitest';

let passedMs = 0;

/**
 * Has the timer of this process, by which a site in it tells how old its pages are, go ahead by what passes with `passTime`, until the test file is
 * done. Call it once, at the top of the file.
 */
export function hurryTimer(): void {
  const runningMs = performance.now.bind(performance);
  // The one object that modules import and that is global.
  const timer = vi.spyOn(performance, 'now').mockImplementation(() => runningMs() + passedMs);
  afterAll(() => timer.mockRestore());
}

/** Has so much time pass for the site in this process, and then for pages whose clocks the test has installed. */
export async function passTime(ms: number, ...pages: readonly Page[]): Promise<void> {
  passedMs += ms;
  await Promise.all(pages.map((page) => page.clock.runFor(ms)));
}
