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

/** In the browser: returns the computed style of all elements in rows, as texts of class, property and value. */
function looksOf(rows: Element[]): string[] {
  return rows
    .flatMap((row) => [row, ...row.querySelectorAll('*')])
    .flatMap((element) => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${element.getAttribute('class')} ${name}: ${style.getPropertyValue(name)}`);
    });
}
