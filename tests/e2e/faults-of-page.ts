import type { BrowserContextOptions, Page } from 'playwright-core';
import { howMany } from '#tests/factories/how-many.ts';
import { accessibilityFaults, contrastFaults } from './accessibility-faults.ts';
import { definePlaces, type WithPlaces } from './places-of-elements.ts';
import type { SeenTexts } from './unseen-texts.ts';
import { scriptsAtWork } from './visitors.ts';

type ColorScheme = 'light' | 'dark';

const phoneWidth = 390;
const deskWidth = 1440;
/** The elements of one place that the rows of lists keep when accessibility is searched: further ones take as long again. */
const maxAlike = howMany(3, 20);

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
export async function faultsOnPhone(page: Page, present: ColorScheme, seen: SeenTexts): Promise<string[]> {
  const sideways = await sidewaysFaults(page, phoneWidth);
  await shortenLists(page);
  const faults = [...sideways, ...(await accessibilityFaults(page, seen)), ...(await contrastFaults(page, otherScheme(present), seen))];
  await widen(page);
  return [...faults, ...(await sidewaysFaults(page, deskWidth))];
}

/** Returns the faults of the open page on a desk in the present colour scheme, and whether it scrolls sideways on a phone or a desk. */
export async function faultsOnDesk(page: Page, seen: SeenTexts): Promise<string[]> {
  const sideways = await sidewaysFaults(page, phoneWidth);
  await widen(page);
  const faults = [...sideways, ...(await sidewaysFaults(page, deskWidth))];
  await shortenLists(page);
  return [...faults, ...(await accessibilityFaults(page, seen))];
}

const otherScheme = (scheme: ColorScheme) => (scheme === 'light' ? 'dark' : 'light');

/**
 * Shortens the lists and tables of the page: removes each row in which every element is written as three are that stay, in the same place.
 * Thousands of rows take as long to search as ten pages.
 */
async function shortenLists(page: Page): Promise<void> {
  await definePlaces(page);
  await page.evaluate((most) => {
    const { placeOf } = window as unknown as WithPlaces;
    const kept = new Map<number, number>();
    const rows = new Set(document.querySelectorAll('main :is(ul, ol, tbody) > :not(page-island *)'));
    const rowOf = (element: Element | null): Element | null =>
      element === null || rows.has(element) ? element : rowOf(element.parentElement);
    for (const row of rows) {
      const all = [row, ...row.querySelectorAll('*')];
      // A row within one that is removed is removed with it.
      if (row.isConnected && all.every((element) => (kept.get(placeOf(element)) ?? 0) >= most)) row.remove();
      if (!row.isConnected) continue;
      // The rows within this one may be removed yet.
      for (const element of all) if (rowOf(element) === row) kept.set(placeOf(element), (kept.get(placeOf(element)) ?? 0) + 1);
    }
  }, maxAlike);
}

async function widen(page: Page): Promise<void> {
  await page.setViewportSize({ width: deskWidth, height: 900 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

async function sidewaysFaults(page: Page, width: number): Promise<string[]> {
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  return scrollWidth > width ? [`it scrolls sideways: ${scrollWidth} px of ${width}`] : [];
}
