import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork } from './visitors.ts';

const { visit } = receiveVisitors();
/** The bar of days stands above what is seen of the list, the bar of places below it. */
const seen = { from: 40, to: 844 - 56 };

/** Returns the upper edges of rows in the window, in pixels. */
const topsOf = (page: Page, rows: string) => page.locator(rows).evaluateAll((found) => found.map((row) => row.getBoundingClientRect().top));

describe('the list of today by kick-off', () => {
  it.each([
    ['with scripts', {}],
    ['without scripts', { javaScriptEnabled: false, extraHTTPHeaders: { 'Accept-Language': 'en' } }],
  ])('opens at the matches that are on or come next, the earlier ones above: %s', async (_, options) => {
    const page = await visit('/', options);
    await page.getByRole('link', { name: 'By time' }).click();
    await page.waitForURL(`${site}/?order=time#now`);
    const place = await topsOf(page, '#now');
    expect(place).toHaveLength(1);
    expect(place[0]).toBeGreaterThanOrEqual(seen.from);
    expect(place[0]).toBeLessThan(seen.to / 2);
    const all = await topsOf(page, '[data-match]');
    expect(all.filter((top) => top < 0).length).toBeGreaterThan(10);
    await page.evaluate(() => scrollTo(0, 0));
    expect((await topsOf(page, '[data-match]'))[0]).toBeGreaterThan(seen.from);
  });

  it('opens there at its bare address, too, but not when the reader comes back to it, reloads it or filters it', async () => {
    const page = await visit('/?order=time');
    const place = await topsOf(page, '#now');
    expect(place[0]).toBeGreaterThanOrEqual(seen.from);
    expect(place[0]).toBeLessThan(seen.to / 2);
    expect(page.url()).toBe(`${site}/?order=time`);
    const scrolled = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo(0, 150));
    await page.reload();
    await scriptsAtWork(page);
    await expect.poll(scrolled).toBe(150);
    await page.goto(`${site}/about-us`);
    await page.goBack();
    await scriptsAtWork(page);
    await expect.poll(scrolled).toBe(150);
    await page.locator('[data-keep-scroll=filters] a', { hasText: 'With a tip' }).evaluate((link) => (link as HTMLAnchorElement).click());
    await page.waitForURL(`${site}/?order=time&tip=1`);
    await scriptsAtWork(page);
    expect(await scrolled()).toBe(150);
  });

  it('opens there again when the reader comes back to today from another day', async () => {
    const page = await visit('/?order=time&date=2026-11-22');
    await page.locator('[data-keep-scroll=days] a', { hasText: 'Today' }).click();
    await page.waitForURL(`${site}/?order=time#now`);
    const place = await topsOf(page, '#now');
    expect(place[0]).toBeGreaterThanOrEqual(seen.from);
    expect(place[0]).toBeLessThan(seen.to / 2);
  });

  it('has a match of tomorrow in no place of its own', async () => {
    const page = await visit('/?date=2026-11-22');
    await page.getByRole('link', { name: 'By time' }).click();
    await page.waitForURL(/order=time$/);
    expect(await topsOf(page, '#now')).toEqual([]);
  });
});
