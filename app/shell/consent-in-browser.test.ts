import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shiftsOf, watchShiftsOfNextPages } from '#tests/e2e/layout-shifts.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { connectionString } = await createTestDatabase({ withCatalogue: true });
/** The paths requested from the tag manager of these tests. */
const requested: string[] = [];
const tagManager = createServer((request, response) => {
  requested.push(request.url ?? '');
  response.setHeader('Content-Type', 'text/javascript');
  response.end('window.tagsRan = (window.tagsRan ?? 0) + 1; document.cookie = "_tags=1; path=/";');
});
const browser = await sharedBrowser();
let page: Page;
const sites: Record<'async' | 'defer' | 'none', string> = { async: '', defer: '', none: '' };

beforeAll(async () => {
  await new Promise<void>((listening) => tagManager.listen(0, '127.0.0.1', listening));
  const script = `http://127.0.0.1:${(tagManager.address() as AddressInfo).port}/tags.js`;
  const settings = { TAG_MANAGER_ID: 'GTM-TEST', TAG_MANAGER_SCRIPT_URL: script };
  sites.async = (await startTestSite(connectionString, settings)).address;
  sites.defer = (await startTestSite(connectionString, { ...settings, TAG_MANAGER_LOADING: 'defer' })).address;
  sites.none = (await startTestSite(connectionString)).address;
}, 240_000);
beforeEach(async () => {
  requested.length = 0;
  page = await browser.newPage({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
});
afterEach(() => page.close());
afterAll(async () => {
  tagManager.close();
});

async function visit(address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on');
}
const bar = () => page.locator('#consent');
const answer = (choice: 'granted' | 'denied') => page.locator(`#consent button[value="${choice}"]`).click();
const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null') as unknown);
const tagsRan = () => page.evaluate(() => (window as unknown as { tagsRan?: number }).tagsRan);

describe('with a tag manager', () => {
  it('asks first: nothing is loaded or stored before an answer, on any page', async () => {
    await visit(`${sites.async}/about-us`);
    await bar().waitFor();
    await visit(`${sites.async}/leagues`);
    await bar().waitFor();
    expect(requested).toEqual([]);
    expect(await stored()).toBeNull();
    expect(await page.locator('link[rel=preload][as=script], script[src*="/tags.js"]').count()).toBe(0);
  });

  it('offers two equal answers within reach of the keyboard', async () => {
    await visit(`${sites.async}/about-us`);
    await bar().waitFor();
    const buttons = page.locator('#consent button');
    expect(await buttons.allTextContents()).toEqual(['Reject', 'Accept']);
    const looks = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, fontWeight, borderColor } = getComputedStyle(button);
        return { width, height, color, backgroundColor, fontWeight, borderColor };
      }),
    );
    expect(looks[0]).toEqual(looks[1]);
    // The way past the masthead is first, the question next: its link, then its answers.
    for (const focused of ['Skip to content', 'Cookies', 'Reject', 'Accept']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(focused);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => stored()).toMatchObject({ choice: 'granted' });
  });

  it('moves nothing on the page when it asks', async () => {
    await watchShiftsOfNextPages(page);
    await visit(`${sites.async}/about-us`);
    const before = await page.locator('h1').boundingBox();
    await bar().waitFor();
    expect(await page.locator('h1').boundingBox()).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('loads nothing after a refusal, nor asks again', async () => {
    await page.clock.setFixedTime('2026-11-21T12:00:00Z');
    await visit(`${sites.async}/about-us`);
    await answer('denied');
    await bar().waitFor({ state: 'hidden' });
    expect(await stored()).toEqual({ choice: 'denied', date: '2026-11-21' });
    await visit(`${sites.async}/about-us`);
    await page.waitForLoadState('networkidle');
    expect(await bar().isVisible()).toBe(false);
    expect(requested).toEqual([]);
  });

  it.each(['async', 'defer'] as const)('loads it once after agreement (%s), with a preload before it', async (loading) => {
    await visit(`${sites[loading]}/about-us`);
    await answer('granted');
    await expect.poll(tagsRan).toBe(1);
    expect(requested).toEqual(['/tags.js?id=GTM-TEST']);
    const [preload, script] = await page.evaluate(() => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=preload][as=script]');
      const tag = document.querySelector<HTMLScriptElement>('script[src*="/tags.js"]');
      return [link?.href, { src: tag?.src, async: tag?.async, defer: tag?.defer }] as const;
    });
    expect(preload).toBe(script.src);
    expect(script).toMatchObject({ async: loading === 'async', defer: loading === 'defer' });
  });

  it('remembers the agreement over a reload, and ends when it is withdrawn', async () => {
    await visit(`${sites.async}/about-us`);
    await answer('granted');
    await expect.poll(tagsRan).toBe(1);
    await visit(`${sites.async}/leagues`);
    await expect.poll(tagsRan).toBe(1);
    expect(await bar().isVisible()).toBe(false);
    expect(await page.evaluate(() => document.cookie)).toContain('_tags=1');

    await page.locator('consent-opener a').click();
    await bar().waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('consent');
    expect(await page.locator('#consent [data-granted]').textContent()).toMatch(/^You agreed on \d+ \p{L}+ \d{4}\./u);
    requested.length = 0;
    await Promise.all([page.waitForEvent('load'), answer('denied')]);
    await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on');
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    expect(await tagsRan()).toBeUndefined();
    expect(await page.evaluate(() => document.cookie)).not.toContain('_tags');
  });

  it('asks again once the answer is older than a year', async () => {
    await page.addInitScript(() => localStorage.setItem('consent', '{"choice":"granted","date":"2020-01-01"}'));
    await visit(`${sites.async}/about-us`);
    await bar().waitFor();
    expect(requested).toEqual([]);
  });

  it('loads nothing without JavaScript, and does not ask', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(`${sites.async}/about-us`);
    expect(await still.locator('#consent').isVisible()).toBe(false);
    expect(await still.locator('consent-opener a').isVisible()).toBe(false);
    expect(requested).toEqual([]);
    await context.close();
  });

  it('sends everybody the same page, whose policy names its origin', async () => {
    const [first, second] = await Promise.all(
      ['GB', 'IT'].map(async (country) => (await fetch(`${sites.async}/about-us`, { headers: { 'CF-IPCountry': country } })).text()),
    );
    expect(first).toBe(second);
    const policy = async (site: string) => (await fetch(`${site}/about-us`)).headers.get('content-security-policy') ?? '';
    expect(await policy(sites.async)).toMatch(/script-src [^;]*http:\/\/127\.0\.0\.1:\d+/);
    expect(await policy(sites.none)).not.toContain('127.0.0.1');
  });
});

it('without a tag manager nobody is asked, and no code for it is loaded', async () => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(`${sites.none}/about-us`);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('consent-bar, consent-opener').count()).toBe(0);
  expect(scripts.filter((url) => /consent/.test(url))).toEqual([]);
  // The table of countries with its statements stays on the server.
  const codes = await Promise.all(scripts.filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text()));
  expect(codes.length).toBeGreaterThan(1);
  expect(codes.filter((code) => code.includes('Ministerstvo financ'))).toEqual([]);
});
