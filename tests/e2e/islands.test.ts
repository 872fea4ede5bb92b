import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { holdRequests } from './hold-requests.ts';
import { receiveVisitors } from './visitors.ts';

const site = inject('siteAddress');
const { newPage } = receiveVisitors();
/** Matches of tomorrow by the site's clock. */
let matches: string[];

beforeAll(async () => {
  const home = await (await fetch(`${site}/?date=2026-11-22`, { headers: { 'Accept-Language': 'en' } })).text();
  matches = [...home.matchAll(/class="go" href="([^"]+)"/g)].map(([, path]) => path as string);
});

const partOfVotes = /assets\/vote-box\.island-[^/]*\.js/;
const votesSent = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  return sent;
};

describe('an island whose part is still on its way', () => {
  it('takes a touch once, when it is there', async () => {
    const page = await newPage();
    const sent = votesSent(page);
    const part = await holdRequests(page, partOfVotes);
    await page.goto(site + matches[20]);
    await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on');
    await page.locator('own-vote label', { hasText: 'Draw' }).click();
    await page.locator('own-vote button').click();
    await part.asked;
    await page.locator('own-vote button').click();
    expect(sent).toEqual([]);
    part.release();
    await expect.poll(() => page.locator('[data-vote-said]').count()).toBe(1);
    expect(sent).toEqual(['/votes']);
    expect(page.url()).toBe(site + matches[20]);
  });
});

describe('an island whose part cannot be loaded', () => {
  it('works as its HTML does: a vote is sent as a form', async () => {
    const page = await newPage();
    await page.route(partOfVotes, (route) => route.abort());
    await page.goto(site + matches[21]);
    await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on');
    await page.locator('own-vote label', { hasText: 'Draw' }).click();
    await page.locator('own-vote button').click();
    await page.waitForURL(/\/votes\/soccer\/\d+/);
    expect(await page.locator('[data-vote-said]').innerText()).toContain('Thank you for voting');
  });
});

describe('a page that is rendered ahead', () => {
  it('asks for nothing and counts nothing before it is seen', async () => {
    const page = await newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
    });
    await page.clock.install();
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { configurable: true, value: true }));
    await page.goto(`${site}/`);
    await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on');
    await page.clock.runFor(10_000);
    expect(asked).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await page.clock.runFor(10_000);
    await expect.poll(() => asked.some((path) => path.startsWith('/builds/meta/'))).toBe(true);
  });
});

describe('a page of which some file does not come', () => {
  it.each(['**/assets/*.js', '**/assets/*.woff2', '**/assets/entry-*.js'])('without %s is not blank', async (files) => {
    const page = await newPage();
    await page.route(files, (route) => route.abort());
    for (const path of ['/', matches[22] as string, '/betting-academy/expected-value', '/contact']) {
      await page.goto(site + path);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
    }
  });
});

it('carries at most a tenth of a page as data of islands and elements', async () => {
  for (const path of [
    '/?date=2026-11-22',
    matches[0] as string,
    '/super-cup-2025',
    '/betting-odds-calculator-converter-tips-betting-tool',
  ]) {
    const html = await (await fetch(site + path)).text();
    const carried = [...html.matchAll(/ props="([^"]*)"| leg="([^"]*)"/g)].reduce(
      (sum, [, props = '', leg = '']) => sum + props.length + leg.length,
      0,
    );
    expect(carried / html.length).toBeLessThan(0.1);
  }
});
