import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { howMany } from '#tests/factories/how-many.ts';
import { matchLinks } from './match-links.ts';
import { noteRequests } from './note-requests.ts';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork, toNextPage } from './visitors.ts';

const { newPage, visit } = receiveVisitors();
/** Matches of tomorrow by the site's clock; each test takes another one. */
let matches: string[];

beforeAll(async () => {
  const home = await (await fetch(`${site}/?date=2026-11-22`, { headers: { 'Accept-Language': 'en' } })).text();
  matches = matchLinks(home);
});

const words = {
  '': { draw: 'Draw', cast: 'Vote', thanks: 'Thank you for voting', yours: 'Your vote: Draw', already: 'You have voted before' },
  '/cz': { draw: 'Remíza', cast: 'Hlasovat', thanks: 'Děkujeme za váš hlas', yours: 'Váš hlas: Remíza', already: 'Už jste hlasovali' },
} as const;
const voteReply = (page: Page) => page.locator('[data-vote-said]').innerText();
/** Returns the paths of the script that casts and shows votes. */
const codeOfVotes = (paths: readonly string[]) => paths.filter((path) => path.includes('/vote-box'));
/** The bars of a result as they are seen: how much of its track each fills, in per cent, and whether there is a bar of another colour on the track. */
const bars = (page: Page) =>
  page.locator('li:has([data-own])').evaluateAll((rows) =>
    rows.map((row) => {
      const track = row.querySelector('[aria-hidden]') as HTMLElement;
      const bar = track.firstElementChild as HTMLElement;
      const [drawn, whole] = [bar.getBoundingClientRect(), track.getBoundingClientRect()];
      const [colour, ground] = [getComputedStyle(bar).backgroundColor, getComputedStyle(track).backgroundColor];
      const isSeen = drawn.height >= 6 && whole.width >= 40 && colour !== ground && colour !== 'rgba(0, 0, 0, 0)';
      return { filled: Math.round((100 * drawn.width) / whole.width), isSeen };
    }),
  );
const allForDraw = [0, 100, 0].map((filled) => ({ filled, isSeen: true }));
const settled = <Read>(read: () => Promise<Read>) => expect.poll(read, { timeout: 30_000 });

/** Waits until the answer to a vote is there. */
const answered = (page: Page) => settled(() => page.locator('[data-vote-said]').count()).toBe(1);

describe.each(['', '/cz'] as const)('a vote in %s/', (prefix) => {
  const { draw, cast, thanks, yours, already } = words[prefix];
  const triedByScript = howMany(prefix === '', true) ? [prefix] : [];

  it.each(triedByScript)(
    'is cast by keyboard, shown in place without moving what is below, said aloud, and shown again on the next visit',
    async () => {
      const page = await visit(prefix + matches[prefix === '' ? 0 : 1]);
      const placeOfBelow = () =>
        page
          .locator('section:has(own-vote) ~ section, footer')
          .first()
          .evaluate((below) => below.getBoundingClientRect().top + scrollY);
      await page.locator('own-vote input[value="home"]').focus();
      // What is near comes now.
      await settled(() => page.locator('later-part[near]').count()).toBe(0);
      await page.keyboard.press('ArrowDown');
      expect(await page.locator('own-vote label', { hasText: draw }).locator('input').isChecked()).toBe(true);
      const before = await placeOfBelow();
      await page.keyboard.press('Enter');
      await answered(page);
      expect(await voteReply(page)).toContain(thanks);
      expect(await voteReply(page)).toContain(yours);
      await settled(() => page.evaluate(() => document.activeElement?.hasAttribute('data-vote-said'))).toBe(true);
      await settled(() => page.locator('#announcer').textContent()).toBe(thanks);
      expect(await placeOfBelow()).toBe(before);
      expect(await page.locator('own-vote li').nth(1).innerText()).toMatch(/100\s?%/);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(() => bars(page)).toEqual(allForDraw);
      }

      await page.reload();
      await page.locator('own-vote').scrollIntoViewIfNeeded();
      await answered(page);
      expect(await voteReply(page)).toContain(yours);
      expect(await page.locator('own-vote form').isVisible()).toBe(false);
    },
  );

  it.each(triedByScript)('after the storage was cleared is still known by the cookie', async () => {
    const page = await visit(prefix + matches[prefix === '' ? 2 : 3]);
    for (const again of [false, true]) {
      await page.locator('own-vote label', { hasText: draw }).click();
      await page.locator('own-vote button', { hasText: cast }).click();
      await answered(page);
      expect(await voteReply(page)).toContain(again ? already : thanks);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await scriptsAtWork(page);
    }
  });

  it('without JavaScript leads to a page that thanks, shows the result and leads back', async () => {
    const path = prefix + matches[prefix === '' ? 4 : 5];
    const page = await visit(path, { javaScriptEnabled: false });
    await page.locator('own-vote label', { hasText: draw }).click();
    await toNextPage(page, () => page.locator('own-vote button').click());
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${prefix}/votes/soccer/\\d+$`));
    await answered(page);
    expect(await voteReply(page)).toContain(thanks);
    expect(await voteReply(page)).toContain(yours);
    expect(await bars(page)).toEqual(allForDraw);
    await toNextPage(page, () => page.locator(`main a[href="${path}"]`).click());
    expect(new URL(page.url()).pathname).toBe(path);
    await page.locator('own-vote label').first().click();
    await toNextPage(page, () => page.locator('own-vote button').click());
    expect(await voteReply(page)).toContain(already);
    expect(await voteReply(page)).toContain(yours);
  });
});

it('that cannot be sent says so and keeps the choice', async () => {
  const page = await visit(matches[6] as string);
  await page.route('**/votes', (route) => route.abort());
  await page.locator('own-vote label', { hasText: 'Draw' }).click();
  await page.locator('own-vote button').click();
  await settled(() => page.locator('[data-vote-failure]').textContent()).toBe('Your vote could not be sent. Please try again.');
  expect(await page.locator('own-vote input:checked').getAttribute('value')).toBe('draw');
  await page.unroute('**/votes');
  await page.locator('own-vote button').click();
  await answered(page);
});

it('is cast on a page that was reached by navigating, and costs nothing before somebody is about to vote', async () => {
  const page = await newPage();
  const requested = noteRequests(page);
  await page.goto(`${site}/?date=2026-11-22`);
  await scriptsAtWork(page);
  await page.locator('[data-match] > a').nth(7).click();
  await page.waitForURL((url) => url.pathname === matches[7]);
  await scriptsAtWork(page);
  await page.locator('own-vote').scrollIntoViewIfNeeded();
  // A part of the page that comes near is requested with a frame that is drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(codeOfVotes(await requested())).toEqual([]);
  await page.locator('own-vote label', { hasText: 'Draw' }).click();
  await page.locator('own-vote button').click();
  await answered(page);
  expect(codeOfVotes(await requested())).toHaveLength(1);
});
