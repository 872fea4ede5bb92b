import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './launch-browser.ts';
import { site } from './site.ts';

let browser: Browser;

beforeAll(async () => {
  // The test driver switches the cache off.
  browser = await launchBrowser([], ['--disable-back-forward-cache']);
});
afterAll(() => browser.close());

const publicPages = [
  '/',
  '/?tab=live',
  '/?tab=favorites',
  '/tips',
  '/track-record',
  '/odds',
  '/leagues',
  '/search?q=arsenal',
  '/england/premier-league',
  '/teams/arsenal',
  '/betting-academy',
  '/betting-academy/expected-value',
  '/super-cup-2025',
  '/bet365-sign-up',
  '/live-football-livestream',
  '/betting-odds-calculator-converter-tips-betting-tool',
  '/contact',
  '/responsible-gambling',
  '/de',
];

/** The reasons that keep every page out of the cache in a headless browser, whatever the page does. */
const ofTheBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/** Opens a page with scripts, one after it, and goes back; returns the page's own reasons for which it was not in the cache. */
async function goAndReturn(path: string, script: () => void = () => {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB', timezoneId: 'Europe/London' });
  const page = await context.newPage();
  const reasons: string[] = [];
  const protocol = await context.newCDPSession(page);
  await protocol.send('Page.enable');
  const judged = new Promise<void>((resolve) => {
    protocol.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason).filter((reason) => !ofTheBrowser.includes(reason)));
      resolve();
    });
    protocol.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve());
  });
  await page.addInitScript(script);
  await page.goto(site + path);
  await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on');
  await page.evaluate(() => scrollTo(0, 400));
  const left = await page.evaluate(() => scrollY);
  await page.goto(`${site}/about-us`);
  await page.goBack({ waitUntil: 'commit' });
  await judged;
  return { context, page, left, reasons };
}

describe('Back', () => {
  it.each(publicPages)('finds nothing on %s that would keep it out of the back-forward cache', async (path) => {
    const { context, reasons } = await goAndReturn(path);
    expect(reasons).toEqual([]);
    await context.close();
  });

  it('would find what keeps a page out', async () => {
    const { context, reasons } = await goAndReturn('/', () => addEventListener('unload', () => {}));
    expect(reasons).not.toEqual([]);
    await context.close();
  });

  it.each(['/', '/tips', '/england/premier-league'])('leads to the pixel of %s where the reader was', async (path) => {
    const { context, page, left } = await goAndReturn(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    await context.close();
  });

  it('brings a page that knows what was put on the slip and followed meanwhile', async () => {
    const { context, page } = await goAndReturn('/?date=2026-11-22');
    await page.goto(`${site}/about-us`);
    await page.evaluate(() => {
      localStorage.setItem('favorites', '["c1"]');
      const legs = [{ key: '1:match-result:0:home', decimalOdds: 2 }];
      localStorage.setItem('slip', JSON.stringify({ version: 1, mode: 'singles', stakeUnits: 1, legs }));
    });
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.locator('nav slip-count').textContent()).toBe('1');
    await context.close();
  });
});
