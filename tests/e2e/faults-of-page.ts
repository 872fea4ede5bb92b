import type { BrowserContextOptions, Page } from 'playwright-core';
import { howMany } from '#tests/factories/how-many.ts';
import { accessibilityFaults, contrastFaults } from './accessibility-faults.ts';
import { scriptsAtWork } from './visitors.ts';

type ColorScheme = 'light' | 'dark';

const phoneWidth = 390;
const deskWidth = 1440;
/** The rows of a list in which accessibility is searched: rows of one list are written alike, and each takes as long again. */
const longestList = howMany(15, 100);

/**
 * The options of a visitor who looks at many pages, one after the other: a new visitor would have to compile the scripts, and those that
 * look for faults, for each page.
 */
export const patientVisitor = { viewport: { width: phoneWidth, height: 900 }, serviceWorkers: 'block' } satisfies BrowserContextOptions;

/** Opens an address as for a visitor who comes for the first time, on a phone. */
export async function openAnew(page: Page, address: string, colorScheme: ColorScheme): Promise<void> {
  if (page.url().startsWith('http')) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await page.context().clearCookies();
  await page.setViewportSize({ width: phoneWidth, height: 900 });
  await page.emulateMedia({ colorScheme });
  await page.goto(address);
  await scriptsAtWork(page);
}

/**
 * Returns the faults of the open page on a phone in the present colour scheme, its faults of contrast in the other one, and whether it
 * scrolls sideways on a phone or a desk.
 */
export async function faultsOnPhone(page: Page, present: ColorScheme): Promise<string[]> {
  const sideways = await sidewaysFaults(page, phoneWidth);
  await shortenLists(page);
  const faults = [...sideways, ...(await accessibilityFaults(page)), ...(await contrastFaults(page, otherScheme(present)))];
  await widen(page);
  return [...faults, ...(await sidewaysFaults(page, deskWidth))];
}

/** Returns the faults of the open page on a desk in the present colour scheme, and whether it scrolls sideways on a phone or a desk. */
export async function faultsOnDesk(page: Page): Promise<string[]> {
  const sideways = await sidewaysFaults(page, phoneWidth);
  await widen(page);
  const faults = [...sideways, ...(await sidewaysFaults(page, deskWidth))];
  await shortenLists(page);
  return [...faults, ...(await accessibilityFaults(page))];
}

const otherScheme = (scheme: ColorScheme) => (scheme === 'light' ? 'dark' : 'light');

/** Shortens every list of the page to its first rows, which show how it is written: thousands of rows take as long to search as ten pages. */
async function shortenLists(page: Page): Promise<void> {
  await page.evaluate((kept) => {
    for (const list of document.querySelectorAll('main :is(ul, ol, dl, tbody)'))
      for (const row of [...list.children].slice(kept)) row.remove();
  }, longestList);
}

async function widen(page: Page): Promise<void> {
  await page.setViewportSize({ width: deskWidth, height: 900 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

async function sidewaysFaults(page: Page, width: number): Promise<string[]> {
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  return scrollWidth > width ? [`it scrolls sideways: ${scrollWidth} px of ${width}`] : [];
}
