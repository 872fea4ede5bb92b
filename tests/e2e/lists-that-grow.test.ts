import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork, toNextPage } from './visitors.ts';

const { visit } = receiveVisitors();
const inEnglish = { extraHTTPHeaders: { 'Accept-Language': 'en' } };

interface GrowingList {
  readonly name: string;
  readonly path: string;
  readonly list: string;
  readonly longer: string;
}

const lists: readonly GrowingList[] = [
  { name: 'the matches of the day by competition', path: '/', list: 'list', longer: '/?more=2' },
  { name: 'the matches of the day by time', path: '/?order=time', list: 'list', longer: '/?order=time&more=2' },
  {
    name: 'the coming matches of a competition',
    path: '/england/premier-league?section=matches',
    list: 'list',
    longer: '/england/premier-league?section=matches&more=2',
  },
  {
    // Of a season that is over; in the present one, matches end while the test runs.
    name: 'the results of a competition',
    path: '/england/premier-league?section=results&season=2025-26',
    list: 'list',
    longer: '/england/premier-league?section=results&season=2025-26&more=2',
  },
  {
    name: 'the matches and results of a club',
    path: '/teams/newcastle-united',
    list: 'lists',
    longer: '/teams/newcastle-united?more=2',
  },
  {
    // Of a month that is over; of this one, tips are settled while the test runs.
    name: 'the settled tips',
    path: '/track-record?period=2026-10',
    list: 'ledger-rows',
    longer: '/track-record?period=2026-10&more=2#ledger',
  },
];

/** The rows are list items; a competition on one line has none. */
const rowsOf = (page: Page, list: string) => page.locator(`#${list} li:has(a)`);
/** Rows are told apart by where they lead: prices and minutes move on between two pages. */
const targetsOf = (page: Page, list: string) =>
  rowsOf(page, list).evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('a')].map(({ href }) => href).join(' ')));
const moreLink = (page: Page) => page.locator('show-more a:not([data-less])');
const lessLink = (page: Page) => page.locator('show-more a[data-less]');
const topOf = (element: Locator) => element.evaluate((found) => Math.round(found.getBoundingClientRect().top));

/** Has the list grow by the keyboard and returns how many rows it had. */
async function grow(page: Page, list: string): Promise<number> {
  const before = await rowsOf(page, list).count();
  await moreLink(page).press('Enter');
  await expect.poll(() => rowsOf(page, list).count()).toBeGreaterThan(before);
  return before;
}

/** Returns true once the site has rebuilt the record of the months before its first start: until then the settled tips grow by themselves. */
async function isRecordRebuilt(): Promise<boolean> {
  const { view } = (await (await fetch(`${site}/track-record/_payload.json`)).json()) as {
    view: { rebuilding?: unknown; choices: { tips: number } };
  };
  return view.rebuilding === undefined && view.choices.tips > 0;
}

beforeAll(async () => {
  await vi.waitFor(async () => expect(await isRecordRebuilt()).toBe(true), { timeout: 170_000, interval: 1_000 });
}, 180_000);

describe.each(lists)('$name', ({ path, list, longer }) => {
  it('grow in their place: the former rows stay, none is there twice, the focus is in the first new one, and "show less" undoes it', async () => {
    const page = await visit(path);
    const former = await targetsOf(page, list);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator(`#${list} *`).evaluateAll((all) => {
      for (const element of all) element.setAttribute('data-former', '');
    });
    await grow(page, list);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(page.url()).toBe(site + longer);
    const grown = await targetsOf(page, list);
    const ids = await page.locator(`#${list} [id]`).evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(grown.filter((row) => former.includes(row))).toEqual(former);
    expect(await page.evaluate((id) => document.activeElement?.matches(`#${id} *:not([data-former])`), list)).toBe(true);
    await lessLink(page).press('Enter');
    await expect.poll(() => targetsOf(page, list)).toEqual(former);
    expect(page.url()).toBe(site + path);
    expect(await moreLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('are at the same place when the reader comes Back from a new row', async () => {
    const page = await visit(path);
    const before = await grow(page, list);
    const grown = await rowsOf(page, list).count();
    const link = rowsOf(page, list).nth(before).locator('a').first();
    await link.scrollIntoViewIfNeeded();
    const left = await topOf(link);
    const from = page.url();
    await link.evaluate((element) => (element as HTMLAnchorElement).click());
    await page.waitForURL((url) => url.href !== from);
    await scriptsAtWork(page);
    await page.goBack();
    await expect.poll(() => rowsOf(page, list).count()).toBe(grown);
    await expect.poll(() => topOf(link)).toBe(left);
    expect(page.url()).toBe(from);
  });

  it('are longer and shorter by links without a script', async () => {
    const page = await visit(path, { ...inEnglish, javaScriptEnabled: false });
    const former = await targetsOf(page, list);
    await toNextPage(page, () => moreLink(page).click());
    const next = await targetsOf(page, list);
    expect(next.length).toBeGreaterThan(former.length);
    await toNextPage(page, () => lessLink(page).click());
    expect(await targetsOf(page, list)).toEqual(former);
  });

  it('stay as they are where more cannot be had, which the page says, and grow when asked again', async () => {
    const page = await visit(path);
    const former = await targetsOf(page, list);
    await moreLink(page).evaluate((link) => link.scrollIntoView());
    const address = (await moreLink(page).evaluate((link) => (link as HTMLAnchorElement).href)).split('#')[0] ?? '';
    await page.route(address, (route) => route.abort());
    await moreLink(page).press('Enter');
    const failure = 'The next part of the list did not load. Please try again.';
    await expect.poll(() => page.locator('#announcer').textContent()).toBe(failure);
    expect(await page.locator('show-more').getByText(failure).isVisible()).toBe(true);
    expect(await targetsOf(page, list)).toEqual(former);
    expect(page.url()).toBe(site + path);
    expect(await moreLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.unroute(address);
    await grow(page, list);
    expect(await page.locator('show-more').getByText(failure).isVisible()).toBe(false);
    expect(await page.locator('#announcer').textContent()).toBe('');
  });
});

it.each([
  ['de', 'Der nächste Teil der Liste wurde nicht geladen. Bitte versuchen Sie es noch einmal.'],
  ['cz', 'Další část seznamu se nenačetla. Zkuste to prosím znovu.'],
])('under /%s it is said in the language of the page', async (prefix, failure) => {
  const page = await visit(`/${prefix}`);
  await page.route(/more=2/, (route) => route.fulfill({ status: 503, body: '' }));
  await moreLink(page).press('Enter');
  await expect.poll(() => page.locator('show-more').getByText(failure).isVisible()).toBe(true);
});
