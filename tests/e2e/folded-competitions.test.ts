import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdRequests } from './hold-requests.ts';
import { receiveVisitors, scriptsAtWork } from './visitors.ts';

const { visit } = receiveVisitors();

/** Returns the first country of the list, whose competitions are folded. */
const country = (page: Page) => page.locator('#world [data-countries] > li').first();
const competitions = (page: Page) => country(page).locator('li a');

describe('a country of the home page and a competition in it', () => {
  it.each([
    ['with scripts', {}],
    ['without scripts', { javaScriptEnabled: false, extraHTTPHeaders: { 'Accept-Language': 'en' } }],
  ])('are opened by the keyboard, with all the competitions and matches that their lines count: %s', async (_, options) => {
    const page = await visit('/', options);
    const line = country(page).locator('a').first();
    const counted = Number(await line.locator('small').innerText());
    expect(await competitions(page).count()).toBe(0);
    await line.press('Enter');
    await page.waitForURL(/country=/);
    await expect.poll(() => competitions(page).count()).toBe(counted);
    const folded = competitions(page).and(page.locator('fold-line > a')).first();
    const matches = Number(/\d+/.exec(await folded.locator('span[aria-hidden]').last().innerText())?.[0]);
    const { hash } = new URL((await folded.evaluate((link) => (link as HTMLAnchorElement).href)) as string);
    await folded.press('Enter');
    await page.waitForURL(/open=/);
    if (!('javaScriptEnabled' in options)) await scriptsAtWork(page);
    await expect.poll(() => page.locator(`${hash} [data-match]`).count()).toBe(matches);
    expect(await page.locator(hash).evaluate((group) => group.getBoundingClientRect().top)).toBeLessThan(844);
  });

  it('open all that was pressed while their code was on its way', async () => {
    const page = await visit('/');
    const held = await holdRequests(page, '**/assets/elements-of-folded-*');
    const countries = page.locator('#world [data-countries] > li');
    // An impatient reader presses the first one twice.
    for (const place of [0, 0, 2]) await countries.nth(place).locator('a').first().click();
    await held.requested;
    held.release();
    for (const place of [0, 2]) await expect.poll(() => countries.nth(place).locator('li a').count()).toBeGreaterThan(0);
    expect(await countries.nth(1).locator('li a').count()).toBe(0);
  });

  it('have rows that look the same opened as on a page that comes with them', async () => {
    const page = await visit('/');
    const folded = page.locator('fold-line[src*="competition="] > a').first();
    const { hash } = new URL((await folded.evaluate((link) => (link as HTMLAnchorElement).href)) as string);
    const rows = page.locator(`${hash} [data-match]`);
    await folded.press('Enter');
    await expect.poll(() => rows.count()).toBeGreaterThan(0);
    const opened = await rows.first().evaluateAll(looksOf);
    await page.reload();
    await scriptsAtWork(page);
    const looks = await rows.first().evaluateAll(looksOf);
    expect(looks.length).toBeGreaterThan(0);
    expect(opened.filter((look, at) => look !== looks[at]).slice(0, 5)).toEqual([]);
    expect(opened).toHaveLength(looks.length);
  });

  it('are open still when the reader comes back, and their matches can be pinned, after which the competition stands first', async () => {
    const page = await visit('/');
    await country(page).locator('a').first().click();
    const folded = competitions(page).and(page.locator('fold-line > a')).first();
    await folded.click();
    const pin = country(page).locator('match-group button[aria-pressed]').first();
    await pin.click();
    const name = await folded.locator('b').innerText();
    await page
      .locator('[data-match] > a')
      .first()
      .evaluate((link) => (link as HTMLAnchorElement).click());
    await page.waitForURL((url) => url.pathname !== '/');
    await page.goBack();
    await expect.poll(() => country(page).locator('match-group [data-match]').count()).toBeGreaterThan(0);
    const first = page.locator('own-competitions fold-line');
    await expect.poll(() => first.count()).toBe(1);
    expect(await first.locator('b').innerText()).toBe(name);
    expect(await page.locator('own-competitions').evaluate((own) => [own.style.minHeight, own.getBoundingClientRect().height])).toEqual([
      '44px',
      44,
    ]);
  });
});

describe('the countries that a list leaves out', () => {
  const names = (page: Page) =>
    page
      .locator('#world [data-countries] > li:visible')
      .evaluateAll((countries) => countries.map((country) => (country as HTMLElement).dataset.name as string));
  const world = (page: Page) => page.locator('#world');
  const rest = (page: Page) => world(page).getByRole('link', { name: /^Show all \d+ countries$/ });

  it('are on a page of their own without scripts, as many as are counted, most matches first', async () => {
    const page = await visit('/', { javaScriptEnabled: false, extraHTTPHeaders: { 'Accept-Language': 'en' } });
    const first = await names(page);
    expect(first).toHaveLength(8);
    const counted = Number(/\d+/.exec(await rest(page).innerText())?.[0]);
    await rest(page).click();
    await page.waitForURL(/countries=all#world$/);
    const all = await names(page);
    expect(all).toHaveLength(counted);
    expect(all.slice(0, 8)).toEqual(first);
    expect(await rest(page).count()).toBe(0);
  });

  it('come into their places at the press of the link, which leaves the focus on the first of them, and what was open stays so', async () => {
    const page = await visit('/');
    await country(page).locator('a').first().click();
    await expect.poll(() => competitions(page).count()).toBeGreaterThan(0);
    const opened = await competitions(page).count();
    const first = await names(page);
    await rest(page).click();
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(8);
    const all = await names(page);
    expect(all.slice(0, 8)).toEqual(first);
    expect(await competitions(page).count()).toBe(opened);
    expect(await rest(page).count()).toBe(0);
    expect(await page.locator(':focus').locator('xpath=ancestor::li[@data-name]').getAttribute('data-name')).toBe(all[8]);
  });

  it('come for a letter and for what is typed', async () => {
    const plain = await visit('/?countries=all', { javaScriptEnabled: false, extraHTTPHeaders: { 'Accept-Language': 'en' } });
    const all = await names(plain);
    const late = all.slice(8).find((name) => all.slice(0, 8).every((early) => early[0] !== name[0])) as string;
    const byLetter = await visit('/');
    await world(byLetter)
      .getByRole('button', { name: late[0] as string, exact: true })
      .click();
    const sameLetter = all.filter((name) => name[0] === late[0]).sort();
    await expect.poll(() => names(byLetter)).toEqual(sameLetter);
    await world(byLetter).locator('button[data-letter]').first().click();
    expect(await names(byLetter)).toEqual(all);
    const typing = await visit('/');
    await world(typing).getByRole('searchbox').pressSequentially(late);
    await expect.poll(() => names(typing)).toEqual([late]);
  });

  it('are on a page that a message links to when they do not come', async () => {
    const page = await visit('/');
    await page.route('**/day-part?*', (route) => route.abort());
    await rest(page).click();
    await world(page).getByText('This part of the list did not load.').waitFor();
    expect(await names(page)).toHaveLength(8);
    await world(page).getByRole('link', { name: 'Open it as a page' }).click();
    await page.waitForURL(/countries=all/);
    expect((await names(page)).length).toBeGreaterThan(8);
  });
});

/** In the browser: returns the computed style of all elements in rows, as texts of class, property and value. */
function looksOf(rows: Element[]): string[] {
  return rows
    .flatMap((row) => [row, ...row.querySelectorAll('*')])
    .flatMap((element) => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${element.getAttribute('class')} ${name}: ${style.getPropertyValue(name)}`);
    });
}
