import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import dateBar from '#app/components/page/date-bar.module.css';
import { applySystemFont } from './apply-fonts.ts';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork } from './visitors.ts';

const { newPage } = receiveVisitors();

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
const days = `.${dateBar.days}`;
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Opens the home page. */
async function visitHome(): Promise<Page> {
  const page = await newPage();
  await applySystemFont(page);
  await page.goto(site);
  await scriptsAtWork(page);
  return page;
}

describe('the reader’s place', () => {
  it('stays where a filter is chosen, to the pixel', async () => {
    const page = await visitHome();
    await page.evaluate(() => scrollTo(0, 120));
    const top = await topOf(page, '[data-keep-scroll=filters]');
    await page
      .locator('[data-keep-scroll=filters] a', { hasText: /\d+ tips? today/ })
      .evaluate((link) => (link as HTMLAnchorElement).click());
    await page.waitForURL(`${site}/?tip=1`);
    await scriptsAtWork(page);
    await expect.poll(() => topOf(page, '[data-keep-scroll=filters]')).toBe(top);
    expect(await scrolled(page)).toBe(120);
  });

  it('is the top of the list where another day is chosen far down', async () => {
    const page = await visitHome();
    await page.evaluate(() => scrollTo(0, 1_500));
    expect(await topOf(page, days)).toBe(0);
    await page.getByRole('link', { name: 'Next day' }).click();
    await page.waitForURL(/date=2026-11-22/);
    await scriptsAtWork(page);
    await expect.poll(() => topOf(page, days)).toBe(0);
    expect(await topOf(page, '#list')).toBeGreaterThan(0);
  });

  it('stays where a country is opened further down', async () => {
    const page = await visitHome();
    const country = page.locator('#world [data-countries] > li').nth(2);
    const line = country.locator('a').first();
    await line.scrollIntoViewIfNeeded();
    const id = await line.getAttribute('id');
    const top = await topOf(page, `#${id}`);
    await line.evaluate((link) => (link as HTMLAnchorElement).click());
    await expect.poll(() => country.locator('li').count()).toBeGreaterThan(0);
    expect(Math.abs((await topOf(page, `#${id}`)) - top)).toBeLessThan(2);
  });

  it('is the beginning of any other page, and Back leads to where the reader was', async () => {
    const page = await visitHome();
    await page.evaluate(() => scrollTo(0, 1_500));
    const left = await scrolled(page);
    expect(left).toBe(1_500);
    const link = page.locator('[data-match] > a').nth(14);
    const path = (await link.getAttribute('href')) as string;
    await link.evaluate((element) => (element as HTMLAnchorElement).click());
    await page.waitForURL(site + path);
    await scriptsAtWork(page);
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(left);
    await page.goForward();
    await scriptsAtWork(page);
    expect(await scrolled(page)).toBe(0);
  });

  it('has the focus again where the keyboard was used', async () => {
    const page = await visitHome();
    await page.locator('[data-keep-scroll=filters] a', { hasText: 'Women' }).press('Enter');
    await page.waitForURL(`${site}/?women=1`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Women');
  });
});
