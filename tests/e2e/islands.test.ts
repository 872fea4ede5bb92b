import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { holdRequests } from './hold-requests.ts';
import { matchLinks } from './match-links.ts';
import { noteRequests } from './note-requests.ts';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork } from './visitors.ts';

const { newPage } = receiveVisitors();
/** Matches of the next two days by the site's clock, those that the lists have open. */
let matches: string[];

beforeAll(async () => {
  const days = await Promise.all(
    ['2026-11-22', '2026-11-23'].map(async (day) => (await fetch(`${site}/?date=${day}`, { headers: { 'Accept-Language': 'en' } })).text()),
  );
  matches = days.flatMap(matchLinks);
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
    await scriptsAtWork(page);
    await page.locator('own-vote label', { hasText: 'Draw' }).click();
    await page.locator('own-vote button').click();
    await part.requested;
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
    await scriptsAtWork(page);
    await page.locator('own-vote label', { hasText: 'Draw' }).click();
    await page.locator('own-vote button').click();
    await page.waitForURL(/\/votes\/soccer\/\d+/);
    expect(await page.locator('[data-vote-said]').innerText()).toContain('Thank you for voting');
  });
});

describe('elements whose code is still on its way', () => {
  const partOfMatches = /assets\/elements-of-matches-[^/]*\.js/;

  it('take every touch when it is there, of several on one button one', async () => {
    const page = await newPage();
    const part = await holdRequests(page, partOfMatches);
    await page.goto(`${site}/?date=2026-11-22`, { waitUntil: 'commit' });
    await part.requested;
    const stars = page.locator('li favourite-star button');
    for (const place of [0, 0, 1]) await stars.nth(place).click();
    const pressed = () => stars.evaluateAll((all) => all.slice(0, 3).map(({ ariaPressed }) => ariaPressed));
    expect(await pressed()).toEqual(['false', 'false', 'false']);
    part.release();
    await expect.poll(pressed).toEqual(['true', 'true', 'false']);
  });

  it('let a link lead where it leads without them when it cannot be loaded', async () => {
    const page = await newPage();
    const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
    await page.route(partOfMatches, async (route) => {
      await refused;
      await route.abort();
    });
    const requested = page.waitForRequest(partOfMatches);
    await page.goto(`${site}/?date=2026-11-22&order=time`, { waitUntil: 'commit' });
    await requested;
    const asked = noteRequests(page);
    await page.locator('show-more a').first().click();
    // A page may be fetched ahead; none is gone to.
    await asked();
    expect(page.url()).toBe(`${site}/?date=2026-11-22&order=time`);
    refuse();
    await page.waitForURL(/more=2/);
  });
});

describe('a page that is rendered ahead', () => {
  it('asks for nothing and counts nothing before it is seen', async () => {
    const page = await newPage();
    const arrived = noteRequests(page);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) requested.push(new URL(request.url()).pathname);
    });
    await page.clock.install();
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { configurable: true, value: true }));
    await page.goto(`${site}/`);
    await scriptsAtWork(page);
    await page.clock.runFor(10_000);
    await arrived();
    expect(requested.filter((path) => path !== '/robots.txt')).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await page.clock.runFor(10_000);
    await expect.poll(() => requested.some((path) => path.startsWith('/builds/meta/'))).toBe(true);
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
