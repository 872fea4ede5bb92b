import type { Page } from 'playwright-core';
import { afterAll, vi } from 'vitest';

let passedMs = 0;

/**
 * Moves the timer of this process, from which a site in it calculates the age of its pages, ahead by the time that passes with `passTime`,
 * until the test file is done. Call it once, at the top of the file.
 */
export function hurryTimer(): void {
  const runningMs = performance.now.bind(performance);
  // The one object that modules import and that is global.
  const timer = vi.spyOn(performance, 'now').mockImplementation(() => runningMs() + passedMs);
  afterAll(() => timer.mockRestore());
}

/** Lets so many milliseconds pass for the site in this process, and then for pages whose clocks the test has installed. */
export async function passTime(ms: number, ...pages: readonly Page[]): Promise<void> {
  passedMs += ms;
  await Promise.all(pages.map((page) => page.clock.runFor(ms)));
}
