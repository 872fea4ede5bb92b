import type { BrowserContextOptions, Page } from 'playwright-core';
import { isThorough } from '#tests/factories/how-many.ts';
import { accessibilityFaults, contrastFaults } from './accessibility-faults.ts';
import { scriptsAtWork } from './visitors.ts';

type ColorScheme = 'light' | 'dark';

export const phoneWidth = 390;
export const deskWidth = 1440;

/** A visitor who looks at many pages, one after the other: a new one would have to compile the scripts, and what looks for faults, for each. */
export const patientVisitor = { viewport: { width: phoneWidth, height: 900 }, serviceWorkers: 'block' } satisfies BrowserContextOptions;

/** Has a page at an address look as to a visitor who comes for the first time, on a phone. */
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
 * Returns what is wrong with the open page: on a phone in the present colour scheme, what is too faint there in the other, and on a desk in the
 * other; a thorough run looks for what is too faint on a desk in the present one as well.
 */
export async function faultsOfPage(page: Page, present: ColorScheme): Promise<string[]> {
  const other = present === 'light' ? 'dark' : 'light';
  const onPhone = [
    ...(await sidewaysFaults(page, phoneWidth)),
    ...(await accessibilityFaults(page)),
    ...(await contrastFaults(page, other)),
  ];
  await widen(page);
  const onDesk = [...(await sidewaysFaults(page, deskWidth)), ...(await accessibilityFaults(page))];
  if (isThorough) onDesk.push(...(await contrastFaults(page, present)));
  return [...onPhone.map((fault) => `phone: ${fault}`), ...onDesk.map((fault) => `desk: ${fault}`)];
}

/** Returns what is wrong with the open page that words of another language may cause: too little room on a phone or on a desk, or a name that is missing. */
export async function faultsOfWords(page: Page): Promise<string[]> {
  const onPhone = [...(await sidewaysFaults(page, phoneWidth)), ...(await accessibilityFaults(page))];
  await widen(page);
  return [...onPhone, ...(await sidewaysFaults(page, deskWidth))];
}

async function widen(page: Page): Promise<void> {
  await page.setViewportSize({ width: deskWidth, height: 900 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

async function sidewaysFaults(page: Page, width: number): Promise<string[]> {
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  return scrollWidth > width ? [`it scrolls sideways: ${scrollWidth} px of ${width}`] : [];
}
