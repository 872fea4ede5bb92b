import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

const site = inject('siteAddress');
/** Every link in a place for offers but the one to the guide of this site, which advertises nothing. */
const adOnly = 'a:not([href$="/bet365-sign-up"])';
const phone = { width: 390, height: 844 };
let browser: Browser;
let matchOfTomorrow: string;
let matchUnderWay: string;

beforeAll(async () => {
  browser = await launchBrowser();
  matchOfTomorrow = await firstMatch('/?date=2026-11-22');
  matchUnderWay = await firstMatch('/?tab=live');
});
afterAll(() => browser.close());

async function firstMatch(list: string): Promise<string> {
  const html = await (await fetch(site + list, { headers: { 'accept-language': 'en' } })).text();
  return /class="go" href="([^"]+)"/.exec(html)?.[1] ?? expect.fail(`no match in ${list}`);
}

async function open(country: string, work: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', ...options, extraHTTPHeaders: { 'cf-ipcountry': country } });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await work(page);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
}

/** Opens a page and looks at its place for offers before the site answers what stands there; gives how far the page moved after that. */
async function watchSlot(page: Page, path: string): Promise<{ height: number; moved: () => Promise<number> }> {
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/offers?*', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/offers?*');
  await page.goto(site + path, { waitUntil: 'load' });
  const slot = page.locator('[data-offers]');
  await slot.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await asked;
  const height = await slot.evaluate((element) => element.getBoundingClientRect().height);
  await page.evaluate(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  const answered = page.waitForResponse('**/api/offers?*');
  answer();
  await answered;
  const moved = () =>
    page.evaluate(async () => {
      // Shifts of a frame are told after it.
      for (let frame = 0; frame < 3; frame += 1) await new Promise((shown) => requestAnimationFrame(shown));
      return (window as unknown as { shifted: number }).shifted;
    });
  return { height, moved };
}

describe('the place for offers on a phone', () => {
  it.each(['/where-to-use-our-tips/bet365', '/sports-life/added-time', 'a match of tomorrow', '/de/where-to-use-our-tips/bet365'])(
    'on %s is filled without moving anything, with links that say what they are',
    async (path) => {
      await open('GB', async (page) => {
        const { height, moved } = await watchSlot(page, path.startsWith('/') ? path : matchOfTomorrow);
        const links = page.locator(`[data-offers] section ${adOnly}`);
        await links.first().waitFor();
        expect(await page.locator('[data-offers]').evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
        expect(await moved()).toBe(0);
        for (const link of await links.all()) {
          expect(await link.getAttribute('rel')).toBe('sponsored nofollow noopener');
          expect(await link.innerText()).toMatch(path.startsWith('/de') ? /Anzeige$/ : /Ad$/);
        }
      });
    },
  );

  it.each([
    ['/where-to-use-our-tips/bet365', 'IT'],
    ['/where-to-use-our-tips/bet365', 'FR'],
    ['/where-to-use-our-tips/sbobet', 'GB'],
    ['a match under way', 'GB'],
  ])('on %s stays empty for a visitor from %s, and nothing moves', async (path, country) => {
    await open(country, async (page) => {
      const { height, moved } = await watchSlot(page, path.startsWith('/') ? path : matchUnderWay);
      expect(await moved()).toBe(0);
      const slot = page.locator('[data-offers]');
      expect(await slot.locator('a, section').count()).toBe(0);
      expect(await slot.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
    });
  });

  it('is not there at all on Italian pages, and nothing is asked', async () => {
    await open('GB', async (page) => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      await page.goto(`${site}/it/where-to-use-our-tips/bet365`, { waitUntil: 'networkidle' });
      expect(await page.locator('[data-offers]').count()).toBe(0);
      expect(calls.filter((url) => url.includes('/api/offers'))).toEqual([]);
    });
  });

  it('leads out of the site to the bookmaker, not by the router', async () => {
    await open('GB', async (page) => {
      await page.goto(`${site}/where-to-use-our-tips/bet365`);
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      const left = page.waitForRequest('https://www.bet365.com/');
      await page.locator('[data-offers] section a').first().click();
      expect((await left).redirectedFrom()?.url()).toBe(`${site}/goto/bet365/littlebanner`);
      expect(calls.filter((url) => url.includes('.data'))).toEqual([]);
    });
  });

  it('is filled anew on the page to which the visitor goes', async () => {
    await open('GB', async (page) => {
      await page.goto(`${site}/where-to-use-our-tips/bet365`);
      await page.locator(`[data-offers="littlebanner"][data-bookmaker="bet365"] section ${adOnly}`).waitFor();
      await page.locator('.art .next a[href="/where-to-use-our-tips/william-hill"]').click();
      await page.locator('[data-offers][data-bookmaker="williamhill"] section a[href="/goto/williamhill/littlebanner"]').waitFor();
      expect(await page.locator('[data-offers] section').count()).toBe(1);
    });
  });
});

describe('without JavaScript', () => {
  it('a link leads from the place to a page of its own with the offers', async () => {
    await open(
      'GB',
      async (page) => {
        await page.goto(site + matchOfTomorrow);
        await page.locator('[data-offers] a').click();
        await page.waitForURL('**/offers');
        expect(await page.locator('main a[rel="sponsored nofollow noopener"]').allInnerTexts()).toEqual([
          expect.stringMatching(/^bet365\s*Ad$/),
          expect.stringMatching(/^Ladbrokes\s*Ad$/),
          expect.stringMatching(/^William Hill\s*Ad$/),
        ]);
      },
      { javaScriptEnabled: false },
    );
  });

  it('a forbidden link says so on a page of the site that does not scroll sideways', async () => {
    await open(
      'GR',
      async (page) => {
        const answer = await page.goto(`${site}/gr/goto/bet365`);
        expect(answer?.status()).toBe(451);
        expect(await page.locator('main h1').innerText()).toBe('Ο σύνδεσμος αυτός δεν είναι διαθέσιμος για εσάς');
        expect(await page.locator('html').evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(phone.width);
      },
      { javaScriptEnabled: false },
    );
  });
});
