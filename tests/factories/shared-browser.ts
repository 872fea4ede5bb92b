import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchBrowser } from '#tests/e2e/launch-browser.ts';

/** The browser that all test files of this process share, one after the other. It ends with the process, however that ends. */
let launched: Promise<Browser> | undefined;

/**
 * Returns the browser that the test files of a process share. Call it once, at the top of the file; the contexts that the file opens are closed
 * when the file is done, whether it closes them or not.
 */
export async function sharedBrowser(): Promise<Browser> {
  afterAll(async () => {
    for (const context of (await launched)?.contexts() ?? []) await context.close();
  });
  const present = await launched;
  if (present?.isConnected()) return present;
  launched = launchBrowser();
  return launched;
}
