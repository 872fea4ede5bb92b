import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { howMany } from '#tests/factories/how-many.ts';
import { accessibilityFaults, contrastFaults } from './accessibility-faults.ts';
import { leavePart } from './leave-part.ts';
import { matchLinks } from './match-links.ts';
import { site } from './site.ts';
import { receiveVisitors } from './visitors.ts';

const { newPage, visit } = receiveVisitors();
const withoutScripts = { javaScriptEnabled: false, extraHTTPHeaders: { 'Accept-Language': 'en' } };
const textOf = async (path: string) => (await fetch(site + path, { headers: withoutScripts.extraHTTPHeaders })).text();
/** Matches with a tip, at least one. */
let tippedMatches: [string, ...string[]];
let tipped: string;
let untipped: string;

beforeAll(async () => {
  const thoseThatSay = async (words: string, list: string): Promise<[string, ...string[]]> => {
    const links = matchLinks(await textOf(list)).slice(0, 30);
    const embeds = await Promise.all(links.map((path) => textOf(`/embed/tip${path}`)));
    const [first, ...more] = links.filter((_, index) => embeds[index]?.includes(words));
    return [first ?? expect.fail(`no match says "${words}"`), ...more];
  };
  tippedMatches = await thoseThatSay('>Our tip<', '/?tip=1');
  [tipped] = tippedMatches;
  [untipped] = await thoseThatSay('>No tip<', '/');
});

describe('a calendar', () => {
  it.each(['with scripts', 'without scripts'])('is opened, subscribed to and downloaded from the page of a club %s', async (which) => {
    const page = await visit('/de/teams/borussia-monchengladbach', which === 'with scripts' ? {} : withoutScripts);
    await page.locator('summary', { hasText: 'Kalender' }).press('Enter');
    const address = `${site}/de/calendar/club/borussia-monchengladbach.ics`;
    expect(await page.locator('copy-text:visible code').textContent()).toBe(address);
    expect(await page.getByRole('link', { name: 'In meinem Kalender öffnen' }).getAttribute('href')).toBe(
      address.replace('http:', 'webcal:'),
    );
    expect(await page.locator('copy-text button:visible').count()).toBe(which === 'with scripts' ? 1 : 0);
    const download = await page.getByRole('link', { name: 'Herunterladen' }).getAttribute('href');
    const calendar = new ICAL.Component(ICAL.parse(await (await fetch(site + download)).text()));
    expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(30);
  });

  it('of favourites names what the reader follows', async () => {
    const page = await visit('/england/premier-league');
    await page.getByRole('main').locator('favourite-star button').first().click();
    await page.goto(`${site}/?tab=favorites`, { waitUntil: 'commit' });
    await page.waitForURL(/ids=c/);
    await page.locator('summary', { hasText: 'Calendar' }).click();
    const ids = new URL(page.url()).searchParams.get('ids');
    expect(await page.locator('copy-text:visible code').textContent()).toBe(`${site}/calendar/favourites.ics?ids=${ids}`);
  });
});

/** Fails unless each frame that the pages offer is as high as its document on a phone, or at most 200 px higher. */
async function framesFit(paths: readonly string[]): Promise<void> {
  const page = await newPage({ viewport: { width: 360, height: 100 } });
  for (const path of paths) {
    const [, src = expect.fail(`${path} offers no frame`), height] =
      /&lt;iframe src=&quot;([^<]+?)&quot;[^<]*? height=&quot;(\d+)&quot;/.exec(await textOf(path)) ?? [];
    await page.goto(src);
    const needed = await page.evaluate(() => document.body.scrollHeight);
    expect(Number(height), path).toBeGreaterThanOrEqual(needed);
    expect(Number(height), path).toBeLessThan(needed + 200);
  }
}

describe('the code to embed', () => {
  it.each([
    ['/teams/arsenal', '/embed/next-match/arsenal', 'Next match: Arsenal'],
    ['/england/premier-league', '/embed/table/england/premier-league', 'Table of Premier League, 2026/27'],
  ])('on %s shows a frame of %s', async (path, embedded, title) => {
    const page = await visit(path);
    await page.locator('summary', { hasText: 'Embed' }).click();
    const code = (await page.locator('copy-text:visible code').textContent()) ?? '';
    expect(code).toMatch(new RegExp(`^<iframe src="${site}${embedded}" title="${title}" loading="lazy" [^>]*></iframe>$`));
  });

  it('on clubs and leagues gives its frame the height of the document on a phone, and little more', () =>
    framesFit(['/teams/arsenal', '/england/premier-league', '/gr/greece/super-league', '/es/england/championship']));

  it.each(['', '/gr'])(
    'on matches with a tip gives its frame the height of the document on a phone, and little more, under "%s"',
    (prefix) => framesFit(tippedMatches.slice(0, howMany(3, 10)).map((match) => `${prefix}${match}?prices=result`)),
  );

  it('is that of the present table, and is not offered where another season is shown', async () => {
    const page = await visit('/england/premier-league?season=2025-26');
    expect(await page.locator('summary', { hasText: 'Calendar' }).count()).toBe(1);
    expect(await page.locator('summary', { hasText: 'Embed' }).count()).toBe(0);
  });

  it('stands on the page of a match with the tip, and one box is open at a time on that of a club', async () => {
    const page = await visit(tipped);
    await page.locator('later-part[near]').scrollIntoViewIfNeeded();
    await page.locator('summary', { hasText: 'Embed' }).click();
    expect(await page.locator('copy-text:visible code').textContent()).toContain(`src="${site}/embed/tip${tipped}"`);
    await page.goto(`${site}/teams/arsenal`);
    await page.locator('summary', { hasText: 'Calendar' }).click();
    await page.locator('summary', { hasText: 'Embed' }).click();
    expect(await page.locator('copy-text:visible').count()).toBe(1);
  });
});

describe('a page of another site', () => {
  let other: Server;
  let address: string;

  beforeAll(async () => {
    other = createServer((request, response) => {
      const src = new URL(request.url ?? '/', address).searchParams.get('src');
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end(`<title>Other</title><iframe src="${src}" width="300" height="300"></iframe>`);
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => other.once('listening', listening));
    address = `http://localhost:${(other.address() as AddressInfo).port}/`;
  });
  afterAll(async () => {
    other.closeAllConnections();
    await new Promise((closed) => other.close(closed));
  });

  it('shows an embedded document in a frame, whose links lead to a new tab', async () => {
    const page = await newPage();
    await page.goto(`${address}?src=${site}/embed/next-match/arsenal`);
    const frame = page.frameLocator('iframe');
    expect(await frame.getByRole('heading').textContent()).toBe('Next match: Arsenal');
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      frame.getByRole('link', { name: 'More on Tipledger' }).click(),
    ]);
    await opened.waitForURL(`${site}/teams/arsenal`);
    expect([await opened.evaluate(() => window.opener), page.url()]).toEqual([null, `${address}?src=${site}/embed/next-match/arsenal`]);
  });

  it('gets no page of the site into its frame', async () => {
    const page = await newPage();
    const refused = page.waitForEvent('console', { predicate: (message) => message.text().includes("frame-ancestors 'none'") });
    await page.goto(`${address}?src=${site}/teams/arsenal`);
    await refused;
    expect(await page.frameLocator('iframe').getByRole('heading').count()).toBe(0);
  });
});

describe('an embedded document', () => {
  it.each(howMany(['', '/gr'], ['', '/de', '/gr']))(
    'can be used by everybody from 240 px on, light and dark, under "%s"',
    async (prefix) => {
      const page = await newPage({ bypassCSP: true, viewport: { width: 240, height: 600 }, colorScheme: 'light' });
      const paths = ['/next-match/arsenal', '/table/greece/super-league', `/tip${tipped}`, `/tip${untipped}`, '/table/england/fa-cup'];
      for (const path of paths) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(`${site}${prefix}/embed${path}`);
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 240]);
        expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
        expect([path, await contrastFaults(page, 'dark')]).toEqual([path, []]);
      }
    },
  );

  it('has its tip on pink paper, and is dark where its address says so', async () => {
    const page = await newPage({ colorScheme: 'light' });
    await page.goto(`${site}/embed/tip${tipped}`);
    const colourOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect([await colourOf('html'), await colourOf('section')]).toEqual(['rgb(251, 250, 246)', 'rgb(250, 227, 216)']);
    await page.goto(`${site}/embed/tip${tipped}?theme=dark`);
    expect([await colourOf('html'), await colourOf('section')]).toEqual(['rgb(16, 20, 24)', 'rgb(53, 36, 31)']);
  });
});

it.each(howMany(['/teams/arsenal', '/gr/greece/super-league'], ['/teams/arsenal', '/gr/greece/super-league', '/de/teams/arsenal']))(
  '%s can be used by everybody with its boxes open',
  async (path) => {
    const page = await visit(path, { bypassCSP: true });
    await leavePart(page, 'details:has(> summary svg)');
    const names = await page.locator('summary:has(svg)').filter({ visible: true }).all();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      await name.click();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  },
);
