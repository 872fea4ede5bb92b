import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { receiveVisitors, scriptsAtWork } from './visitors.ts';

const { visit } = receiveVisitors();

const folded = (page: Page) => page.locator('#list > a[data-group]');
const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

describe('a competition on one line of the home page', () => {
  it.each([
    ['with scripts', {}],
    ['without scripts', { javaScriptEnabled: false, extraHTTPHeaders: { 'Accept-Language': 'en' } }],
  ])('opens by Enter with all the matches that its line counts, and the others stay folded: %s', async (_, options) => {
    const page = await visit('/', options);
    const [line, lines] = [folded(page).nth(1), await folded(page).count()];
    const id = (await line.getAttribute('id')) ?? '';
    const name = await line.locator('b').innerText();
    const counted = Number(/\d+/.exec(await line.locator('b + span').innerText())?.[0]);
    await line.press('Enter');
    await page.waitForURL(new RegExp(`open=${id.slice(1)}`));
    if (!('javaScriptEnabled' in options)) await scriptsAtWork(page);
    const group = page.locator(`match-group#${id}`);
    expect(await group.locator('h2 a').innerText()).toBe(name);
    expect(await group.locator('[data-match]').count()).toBe(counted);
    expect(await folded(page).count()).toBe(lines - 1);
    expect(await topOf(page, id)).toBeGreaterThanOrEqual(0);
    expect(await topOf(page, id)).toBeLessThan(844);
  });

  it.each([
    ['with scripts', {}],
    ['without scripts', { javaScriptEnabled: false, extraHTTPHeaders: { 'Accept-Language': 'en' } }],
  ])('is reached by Tab, and Tab goes on inside of it once it is open: %s', async (_, options) => {
    const page = await visit('/', options);
    const [first, second] = [folded(page).nth(0), folded(page).nth(1)];
    const id = (await second.getAttribute('id')) ?? '';
    await first.focus();
    await page.keyboard.press('Tab');
    expect(await second.evaluate((line) => line === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/open=/);
    if (!('javaScriptEnabled' in options)) await scriptsAtWork(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate((group) => document.activeElement?.closest(`#${group}`) !== null, id)).toBe(true);
  });

  it('is folded again when the reader goes Back', async () => {
    const page = await visit('/');
    const lines = await folded(page).count();
    await folded(page).nth(1).press('Enter');
    await page.waitForURL(/open=/);
    await scriptsAtWork(page);
    await page.goBack();
    await expect.poll(() => folded(page).count()).toBe(lines);
  });
});
