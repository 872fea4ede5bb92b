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
  ])(
    'is reached by Tab, opens by Enter with all the matches that its line counts, where Tab goes on, and is folded by Back: %s',
    async (_, options) => {
      const page = await visit('/', options);
      const [first, line, lines] = [folded(page).nth(0), folded(page).nth(1), await folded(page).count()];
      const id = (await line.getAttribute('id')) ?? '';
      const name = await line.locator('b').innerText();
      const counted = Number(/\d+/.exec(await line.locator('b + span').innerText())?.[0]);
      await first.focus();
      await page.keyboard.press('Tab');
      await expect.poll(() => line.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await page.waitForURL(new RegExp(`open=${id.slice(1)}`));
      if (!('javaScriptEnabled' in options)) await scriptsAtWork(page);
      const group = page.locator(`match-group#${id}`);
      expect(await group.locator('h2 a').innerText()).toBe(name);
      expect(await group.locator('[data-match]').count()).toBe(counted);
      // The others stay folded.
      expect(await folded(page).count()).toBe(lines - 1);
      await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(0);
      await expect.poll(() => topOf(page, id)).toBeLessThan(844);
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate((of) => document.activeElement?.closest(`#${of}`) != null, id)).toBe(true);
      await page.goBack();
      await expect.poll(() => folded(page).count()).toBe(lines);
    },
  );
});
