import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork } from './visitors.ts';

const { visit } = receiveVisitors();
/** The visible part of the list, in pixels: the bar of days is above it, the bar of places below it. */
const seen = { from: 40, to: 844 - 56 };

/** Returns the upper edges of rows in the window, in pixels. */
const topsOf = (page: Page, rows: string) => page.locator(rows).evaluateAll((found) => found.map((row) => row.getBoundingClientRect().top));
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Waits until exactly one row is marked as on or next, in the upper half of the visible part of the list. */
const standsAtNow = (page: Page) =>
  expect
    .poll(() => topsOf(page, '#now'))
    .toSatisfy((tops: number[]) => tops.length === 1 && tops.every((top) => top >= seen.from && top < seen.to / 2));

describe('the list of today by kick-off', () => {
  it.each([
    ['with scripts', {}],
    ['without scripts', { javaScriptEnabled: false, extraHTTPHeaders: { 'Accept-Language': 'en' } }],
  ])('opens at the matches that are on or come next, the earlier ones above: %s', async (_, options) => {
    const page = await visit('/', options);
    await page.getByRole('link', { name: 'By time' }).click();
    await page.waitForURL(`${site}/?order=time#now`);
    await standsAtNow(page);
    const all = await topsOf(page, '[data-match]');
    expect(all.filter((top) => top < 0).length).toBeGreaterThan(10);
    await page.evaluate(() => scrollTo(0, 0));
    expect((await topsOf(page, '[data-match]'))[0]).toBeGreaterThan(seen.from);
  });

  it('opens there at its bare address, too, but not when the reader comes back to it, reloads it or filters it', async () => {
    const page = await visit('/?order=time');
    await standsAtNow(page);
    expect(page.url()).toBe(`${site}/?order=time`);
    await page.evaluate(() => scrollTo(0, 150));
    await page.reload();
    await scriptsAtWork(page);
    await expect.poll(() => scrolled(page)).toBe(150);
    await page.goto(`${site}/about-us`);
    await page.goBack();
    await scriptsAtWork(page);
    await expect.poll(() => scrolled(page)).toBe(150);
    await page
      .locator('[data-keep-scroll=filters] a', { hasText: /\d+ tips? today/ })
      .evaluate((link) => (link as HTMLAnchorElement).click());
    await page.waitForURL(`${site}/?order=time&tip=1`);
    await scriptsAtWork(page);
    await expect.poll(() => scrolled(page)).toBe(150);
  });

  it('opens there again when the reader comes back to today from another day', async () => {
    const page = await visit('/?order=time&date=2026-11-22');
    await page.locator('[data-keep-scroll=days] a', { hasText: 'Today' }).click();
    await page.waitForURL(`${site}/?order=time#now`);
    await standsAtNow(page);
  });

  it('has a match of tomorrow in no place of its own', async () => {
    const page = await visit('/?date=2026-11-22');
    await page.getByRole('link', { name: 'By time' }).click();
    await page.waitForURL(/order=time$/);
    expect(await page.locator('[data-match]').count()).toBeGreaterThan(0);
    expect(await page.locator('#now').count()).toBe(0);
  });
});
