import type { Page } from 'playwright-core';
import { holdRequests } from './hold-requests.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { site } from './site.ts';

/** A place on a page that is filled after the page is there. */
export interface Slot {
  readonly selector: string;
  /** The addresses from which its contents are requested, as a glob. */
  readonly asks: string;
}

export interface WatchedSlot {
  /** The height of the place before the site answered, in pixels. */
  readonly emptyHeight: number;
  height(): Promise<number>;
  /** Returns what moved on the page since the site answered. */
  moved(): Promise<readonly string[]>;
}

/** Opens a page, measures a place while it is empty, and then lets the site answer with its contents. */
export async function watchSlot(page: Page, path: string, { selector, asks }: Slot): Promise<WatchedSlot> {
  const slot = page.locator(selector);
  const height = () => slot.evaluate((element) => element.getBoundingClientRect().height);
  const held = await holdRequests(page, asks);
  await page.goto(site + path, { waitUntil: 'load' });
  await slot.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await held.requested;
  await watchShifts(page);
  const emptyHeight = await height();
  const answered = page.waitForResponse(asks);
  held.release();
  await answered;
  return { emptyHeight, height, moved: () => shiftsOf(page) };
}
