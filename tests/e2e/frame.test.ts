import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { resize } from './resize.ts';
import { site } from './site.ts';
import { receiveVisitors } from './visitors.ts';

const { visit } = receiveVisitors();
const desktop = { viewport: { width: 1440, height: 900 } };
const leagues = (page: Page) => page.getByRole('complementary', { name: 'Leagues' });
const tipsAndSlip = (page: Page) => page.getByRole('complementary', { name: 'Best tips and bet slip' });
let match: string;

beforeAll(async () => {
  const home = await (await fetch(`${site}/`, { headers: { 'Accept-Language': 'en' } })).text();
  match = /href="(\/[a-z0-9-]+-2026-11-21)"/.exec(home)?.[1] ?? expect.fail('no match on the home page');
});

describe('the rails of a wide screen', () => {
  it('stay in sight beside a long list', async () => {
    const page = await visit('/', desktop);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    for (const rail of [leagues(page), tipsAndSlip(page)]) {
      const { y, height } = (await rail.boundingBox()) ?? expect.fail('no rail');
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(desktop.viewport.height);
    }
  });

  it('have their last league within reach', async () => {
    const page = await visit('/', desktop);
    const last = leagues(page).getByRole('button').last();
    await last.click();
    await expect.poll(() => last.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('tips and slip', () => {
  it('are reached by the keyboard after the matches at 1280 px and 1440 px', async () => {
    const page = await visit('/', { viewport: { width: 1280, height: 900 } });
    await page.getByRole('main').locator('slip-price button').first().press('Enter');
    await tipsAndSlip(page).getByRole('button').first().waitFor();
    for (const width of [1280, 1440]) {
      await resize(page, { width, height: 900 });
      await page.getByRole('main').locator('a:visible, button:visible').last().focus();
      await page.keyboard.press('Tab');
      await expect.poll(async () => [width, await tipsAndSlip(page).locator(':focus').count()]).toEqual([width, 1]);
    }
  });

  it('stand below the matches at 390 px and 1080 px', async () => {
    const page = await visit('/', { viewport: { width: 390, height: 900 } });
    for (const width of [390, 1080]) {
      await resize(page, { width, height: 900 });
      const [main, rail] = await Promise.all([page.getByRole('main').boundingBox(), tipsAndSlip(page).boundingBox()]);
      expect(rail?.y, `at ${width} px`).toBeGreaterThanOrEqual((main?.y ?? Number.NaN) + (main?.height ?? Number.NaN));
    }
  });
});

describe('a page on a wide screen', () => {
  it.each(['/', 'a match', '/contact', '/about-us', '/nothing-here'])('ends with its foot, without a hole: %s', async (path) => {
    const page = await visit(path === 'a match' ? match : path, desktop);
    const { hole, end } = await page.evaluate(() => {
      const foot = document.getElementsByTagName('footer')[0]?.getBoundingClientRect() ?? new DOMRect();
      const content = [...document.querySelectorAll('main *')].map((element) => element.getBoundingClientRect().bottom);
      return { hole: foot.top - Math.max(...content), end: foot.bottom };
    });
    expect(hole).toBeLessThan(150);
    expect(end).toBeGreaterThanOrEqual(desktop.viewport.height);
  });
});
