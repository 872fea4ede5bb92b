import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { howMany, isThorough } from '#tests/factories/how-many.ts';
import { applySystemFont } from './apply-fonts.ts';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork, toNextPage } from './visitors.ts';

const { newPage, visit } = receiveVisitors();
const inEnglish = { extraHTTPHeaders: { 'Accept-Language': 'en' } };

interface GrowingList {
  readonly name: string;
  readonly path: string;
  readonly list: string;
  readonly longer: string;
  /** Set to test Back in every run: the address, or the part of the page above the list, is of another kind here. */
  readonly isComeBackTo?: true;
}

const lists: readonly GrowingList[] = [
  { name: 'the matches of the day by time', path: '/?order=time', list: 'list', longer: '/?order=time&more=2', isComeBackTo: true },
  {
    name: 'the coming matches of a competition',
    path: '/england/premier-league?section=matches',
    list: 'list',
    longer: '/england/premier-league?section=matches&more=2',
  },
  {
    name: 'the results of a competition',
    path: '/england/premier-league?section=results',
    list: 'list',
    longer: '/england/premier-league?section=results&more=2',
  },
  {
    name: 'the matches and results of a club',
    path: '/teams/newcastle-united',
    list: 'lists',
    longer: '/teams/newcastle-united?more=2',
  },
  {
    name: 'the settled tips',
    path: '/track-record',
    list: 'ledger-rows',
    longer: '/track-record?more=2#ledger',
    isComeBackTo: true,
  },
];

/** Returns the rows, which are list items; a competition on one line has none. */
const rowsOf = (page: Page, list: string) => page.locator(`#${list} li:has(a)`);
/** Returns the links of each row, which distinguish the rows. */
const targetsOf = (page: Page, list: string) =>
  rowsOf(page, list).evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('a')].map(({ href }) => href).join(' ')));
const moreLink = (page: Page) => page.locator('show-more a:not([data-less])');
const lessLink = (page: Page) => page.locator('show-more a[data-less]');
const hasFocus = (link: Locator) => link.evaluate((element) => element === document.activeElement);
const topOf = (element: Locator) => element.evaluate((found) => Math.round(found.getBoundingClientRect().top));

/** Makes the list grow by the keyboard and returns the number of rows before. */
async function grow(page: Page, list: string): Promise<number> {
  const before = await rowsOf(page, list).count();
  await moreLink(page).press('Enter');
  await expect.poll(() => rowsOf(page, list).count()).toBeGreaterThan(before);
  return before;
}

// Usually those whose addresses, or parts of the page, are of different kinds.
describe.each(
  howMany(
    lists.filter(({ isComeBackTo, list }) => isComeBackTo || list === 'lists'),
    lists,
  ),
)('$name', ({ path, list, longer, isComeBackTo = isThorough }) => {
  it('grow in their place: the former rows stay, none is there twice, the focus is in the first new one, and "show less" undoes it', async () => {
    const page = await visit(path);
    const former = await targetsOf(page, list);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator(`#${list} *`).evaluateAll((all) => {
      for (const element of all) element.setAttribute('data-former', '');
    });
    await grow(page, list);
    await page.waitForURL(site + longer);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    const grown = await targetsOf(page, list);
    const ids = await page.locator(`#${list} [id]`).evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(grown.filter((row) => former.includes(row))).toEqual(former);
    expect(await page.evaluate((id) => document.activeElement?.matches(`#${id} *:not([data-former])`), list)).toBe(true);
    await lessLink(page).press('Enter');
    await expect.poll(() => targetsOf(page, list)).toEqual(former);
    await page.waitForURL(site + path);
    expect(await hasFocus(moreLink(page))).toBe(true);
  });

  it.each(isComeBackTo ? [path] : [])('are at the same place when the reader comes Back from a new row of %s', async () => {
    const page = await newPage();
    await applySystemFont(page);
    await page.goto(site + path);
    await scriptsAtWork(page);
    const before = await grow(page, list);
    await page.waitForURL(site + longer);
    const grown = await rowsOf(page, list).count();
    const link = rowsOf(page, list).nth(before).locator('a').first();
    await link.scrollIntoViewIfNeeded();
    const left = await topOf(link);
    await link.evaluate((element) => (element as HTMLAnchorElement).click());
    await page.waitForURL((url) => url.href !== site + longer);
    await page.goBack();
    await expect.poll(() => rowsOf(page, list).count()).toBe(grown);
    await expect.poll(() => topOf(link)).toBe(left);
    expect(page.url()).toBe(site + longer);
  });

  it('are longer by a link without a script, and by another as they were', async () => {
    const page = await visit(path, { ...inEnglish, javaScriptEnabled: false });
    const former = await targetsOf(page, list);
    await toNextPage(page, () => moreLink(page).click());
    const next = await targetsOf(page, list);
    expect(next.length).toBeGreaterThan(former.length);
    const { pathname, search } = new URL(await lessLink(page).evaluate((link) => (link as HTMLAnchorElement).href));
    expect(pathname + search).toBe(path);
  });
});

describe('a list of which more cannot be had', () => {
  it.each(howMany(lists.slice(0, 1), lists))('stays as it is, says so, and grows when asked again: $name', async ({ path, list }) => {
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
    expect(await hasFocus(moreLink(page))).toBe(true);
    await page.unroute(address);
    await grow(page, list);
    expect(await page.locator('show-more').getByText(failure).isVisible()).toBe(false);
    expect(await page.locator('#announcer').textContent()).toBe('');
  });

  it.each([
    ['de', 'Der nächste Teil der Liste wurde nicht geladen. Bitte versuchen Sie es noch einmal.'],
    ['cz', 'Další část seznamu se nenačetla. Zkuste to prosím znovu.'],
  ])('says so in the language of the page, under /%s', async (prefix, failure) => {
    const page = await visit(`/${prefix}?order=time`);
    await page.route(/more=2/, (route) => route.fulfill({ status: 503, body: '' }));
    await moreLink(page).press('Enter');
    await expect.poll(() => page.locator('show-more').getByText(failure).isVisible()).toBe(true);
  });
});

it('has the times and stars of its new rows work', async () => {
  const page = await visit('/?order=time', { timezoneId: 'Europe/Paris' });
  const before = await page.locator('[data-match]').count();
  await moreLink(page).click();
  await expect.poll(() => page.locator('[data-match]').count()).toBeGreaterThan(before);
  const wrongTimes = () =>
    page.locator('time[data-show="time"]').evaluateAll((times) => {
      const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' });
      return times.filter((time) => time.textContent !== format.format(new Date((time as HTMLTimeElement).dateTime))).length;
    });
  await expect.poll(wrongTimes).toBe(0);
  const star = page.locator('[data-match] favourite-star button').nth(before + 1);
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
});
