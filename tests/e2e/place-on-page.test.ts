import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import dateBar from '#app/components/date-bar.module.css';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork, toNextPage } from './visitors.ts';

const { visit } = receiveVisitors();

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
const days = `.${dateBar.days}`;
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

describe('a list that grows', () => {
  it('does so in its place, keeps the address and comes back to the pixel', async () => {
    const page = await visit('/');
    const rows = await page.locator('[data-match]').count();
    await page.getByRole('link', { name: /show more matches/i }).click();
    await expect.poll(() => page.locator('[data-match]').count()).toBeGreaterThan(rows);
    await page.waitForURL(`${site}/?more=2`);
    const grown = await page.locator('[data-match]').count();
    await page
      .locator('[data-match] > a')
      .nth(rows + 3)
      .scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    await page
      .locator('[data-match] > a')
      .nth(rows + 3)
      .evaluate((link) => (link as HTMLAnchorElement).click());
    await page.waitForURL((url) => url.pathname !== '/');
    await page.goBack();
    await expect.poll(() => page.locator('[data-match]').count()).toBe(grown);
    await expect.poll(() => scrolled(page)).toBe(left);
  });

  it('grows and shrinks by links without a script', async () => {
    const page = await visit('/', { javaScriptEnabled: false, extraHTTPHeaders: { 'Accept-Language': 'en' } });
    const rows = await page.locator('[data-match]').count();
    await toNextPage(page, () => page.getByRole('link', { name: /show more matches/i }).click());
    expect(await page.locator('[data-match]').count()).toBeGreaterThan(rows);
    await toNextPage(page, () => page.getByRole('link', { name: 'Show less' }).click());
    expect(await page.locator('[data-match]').count()).toBe(rows);
  });

  it('has the stars, times and folds of its new rows work', async () => {
    const page = await visit('/', { timezoneId: 'Europe/Paris' });
    const rows = await page.locator('[data-match]').count();
    await page.getByRole('link', { name: /show more matches/i }).click();
    await expect.poll(() => page.locator('[data-match]').count()).toBeGreaterThan(rows);
    const wrong = await page.locator('time[data-show="time"]').evaluateAll((times) => {
      const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' });
      return times.filter((time) => time.textContent !== format.format(new Date((time as HTMLTimeElement).dateTime))).length;
    });
    expect(wrong).toBe(0);
    await page
      .locator('[data-match] favourite-star button')
      .nth(rows + 1)
      .click();
    expect(
      await page
        .locator('[data-match] favourite-star button')
        .nth(rows + 1)
        .getAttribute('aria-pressed'),
    ).toBe('true');
  });
});

describe('the reader’s place', () => {
  it('stays where a filter is chosen, to the pixel', async () => {
    const page = await visit('/');
    await page.evaluate(() => scrollTo(0, 120));
    const top = await topOf(page, '[data-keep-scroll=filters]');
    await page.locator('[data-keep-scroll=filters] a', { hasText: 'With a tip' }).evaluate((link) => (link as HTMLAnchorElement).click());
    await page.waitForURL(`${site}/?tip=1`);
    await scriptsAtWork(page);
    expect(await topOf(page, '[data-keep-scroll=filters]')).toBe(top);
    expect(await scrolled(page)).toBe(120);
  });

  it('is the top of the list where another day is chosen far down', async () => {
    const page = await visit('/');
    await page.evaluate(() => scrollTo(0, 1_500));
    expect(await topOf(page, days)).toBe(0);
    await page.getByRole('link', { name: 'Next day' }).click();
    await page.waitForURL(/date=2026-11-22/);
    await scriptsAtWork(page);
    expect(await topOf(page, days)).toBe(0);
    expect(await topOf(page, '#list')).toBeGreaterThan(0);
  });

  it('stays where a competition is opened further down', async () => {
    const page = await visit('/');
    const fold = page.locator('a[data-group]').nth(2);
    await fold.scrollIntoViewIfNeeded();
    const id = await fold.getAttribute('id');
    const top = await topOf(page, `#${id}`);
    await fold.evaluate((link) => (link as HTMLAnchorElement).click());
    await page.waitForURL(/open=/);
    await scriptsAtWork(page);
    await expect.poll(async () => Math.abs((await topOf(page, `#${id}`)) - top)).toBeLessThan(2);
    expect(await page.locator(`#${id} [data-match]`).count()).toBeGreaterThan(0);
  });

  it('is the beginning of any other page, and Back leads to where the reader was', async () => {
    const page = await visit('/');
    await page.evaluate(() => scrollTo(0, 900));
    const left = await scrolled(page);
    await page
      .locator('[data-match] > a')
      .nth(14)
      .evaluate((link) => (link as HTMLAnchorElement).click());
    await page.waitForURL((url) => url.pathname !== '/');
    await scriptsAtWork(page);
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(left);
  });

  it('has the focus again where the keyboard was used', async () => {
    const page = await visit('/');
    await page.locator('[data-keep-scroll=filters] a', { hasText: 'Women' }).press('Enter');
    await page.waitForURL(`${site}/?women=1`);
    await scriptsAtWork(page);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Women');
  });
});
