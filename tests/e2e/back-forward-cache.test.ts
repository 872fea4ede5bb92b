import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { howMany } from '#tests/factories/how-many.ts';
import { applySystemFont } from './apply-fonts.ts';
import { launchBrowser } from './launch-browser.ts';
import { site } from './site.ts';
import { scriptsAtWork } from './visitors.ts';

let browser: Browser;

beforeAll(async () => {
  // The test driver switches the cache off.
  browser = await launchBrowser([], ['--disable-back-forward-cache']);
});
afterAll(() => browser?.close());

/** Pages that differ in the scripts that they run. */
const usualPages = [
  '/',
  '/?tab=live',
  '/tips',
  '/track-record',
  '/leagues',
  '/england/premier-league',
  '/betting-odds-calculator-converter-tips-betting-tool',
  '/contact',
];
const publicPages = howMany(usualPages, [
  ...usualPages,
  '/?tab=favorites',
  '/odds',
  '/search?q=arsenal',
  '/teams/arsenal',
  '/betting-academy',
  '/betting-academy/expected-value',
  '/super-cup-2025',
  '/bet365-sign-up',
  '/live-football-livestream',
  '/responsible-gambling',
  '/de',
]);

/** The reasons that keep every page out of the cache in a headless browser, independent of the page. */
const ofTheBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/** Opens a page with a script, then another page, and goes back; returns the page's own reasons for not being in the cache. */
async function goAndReturn(path: string, script: () => void = () => {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB', timezoneId: 'Europe/London' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await applySystemFont(page);
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
  await scriptsAtWork(page);
  await page.evaluate(() => scrollTo(0, 400));
  const left = await page.evaluate(() => scrollY);
  await page.goto(`${site}/about-us`);
  await page.goBack({ waitUntil: 'commit' });
  await judged;
  return { page, left, reasons };
}

describe('Back', () => {
  it.each(publicPages)(
    'finds nothing on %s that would keep it out of the cache, and leads to the pixel where the reader was',
    async (path) => {
      const { page, left, reasons } = await goAndReturn(path);
      expect(reasons).toEqual([]);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    },
  );

  it('would find what keeps a page out', async () => {
    const { reasons } = await goAndReturn('/', () => addEventListener('unload', () => {}));
    expect(reasons).not.toEqual([]);
  });

  it('brings a page that knows what was put on the slip and followed meanwhile', async () => {
    const { page } = await goAndReturn('/?date=2026-11-22');
    await page.goto(`${site}/about-us`);
    await page.evaluate(() => {
      localStorage.setItem('favorites', '["c1"]');
      const legs = [{ key: '1:match-result:0:home', decimalOdds: 2 }];
      localStorage.setItem('slip', JSON.stringify({ version: 1, mode: 'singles', stakeUnits: 1, legs }));
    });
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.locator('nav slip-count').textContent()).toBe('1');
  });
});
