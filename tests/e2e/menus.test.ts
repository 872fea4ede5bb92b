import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { howMany } from '#tests/factories/how-many.ts';
import { receiveVisitors } from './visitors.ts';

const { visit } = receiveVisitors({ viewport: { width: 1440, height: 900 } });

const english = { path: '/contact', languages: 'Languages', odds: /^Odds format/, display: 'Display' };
const german = { path: '/de/contact', languages: 'Sprachen', odds: /^Quotenformat/, display: 'Anzeige' };

const button = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });
const openMenus = (page: Page) => page.locator(':popover-open').evaluateAll((menus) => menus.map(({ id }) => id));
const areOpen = (page: Page, menus: string[]) => expect.poll(() => openMenus(page)).toEqual(menus);
const isFocusIn = (page: Page, id: string) => page.evaluate((menu) => document.activeElement?.closest(`#${menu}`) !== null, id);

describe.each(
  howMany(
    [{ language: 'English', ...english }],
    [
      { language: 'English', ...english },
      { language: 'German', ...german },
    ],
  ),
)('a menu of the masthead, in $language', ({ path, languages, odds, display }) => {
  it('closes when Tab leads out of it, and the focus is on what follows', async () => {
    const page = await visit(path);
    for (const [id, name] of [
      ['language-menu', languages],
      ['odds-menu', odds],
      ['display-menu', display],
    ] as const) {
      await button(page, name).press('Enter');
      await areOpen(page, [id]);
      await page.keyboard.press('Tab');
      await expect.poll(() => isFocusIn(page, id)).toBe(true);
      for (let pressed = 0; pressed < 12 && (await isFocusIn(page, id)); pressed++) {
        expect(await openMenus(page)).toEqual([id]);
        await page.keyboard.press('Tab');
      }
      expect(await isFocusIn(page, id)).toBe(false);
      await areOpen(page, []);
      expect(await page.evaluate(() => document.activeElement?.matches('a, button, input'))).toBe(true);
    }
  });

  it('closes when Shift and Tab lead out of it before its button', async () => {
    const page = await visit(path);
    await button(page, languages).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => button(page, languages).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await openMenus(page)).toEqual(['language-menu']);
    await page.keyboard.press('Shift+Tab');
    await areOpen(page, []);
    expect(await page.evaluate(() => document.activeElement?.closest('popover-menu'))).toBeNull();
  });

  it('closes by Escape, and its button has the focus', async () => {
    const page = await visit(path);
    await button(page, display).press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocusIn(page, 'display-menu')).toBe(true);
    await page.keyboard.press('Escape');
    await areOpen(page, []);
    await expect.poll(() => button(page, display).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('closes by a click outside, and stays by one on its words', async () => {
    const page = await visit(path);
    await button(page, odds).click();
    await page.locator('#odds-menu legend').click();
    expect(await openMenus(page)).toEqual(['odds-menu']);
    await page.locator('h1').click();
    await areOpen(page, []);
  });
});
