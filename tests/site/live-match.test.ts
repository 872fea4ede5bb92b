import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedEvent, FeedMatch } from '#data/feeds/feed.ts';
import { accessibilityFaults } from '#tests/e2e/accessibility-faults.ts';
import { launchBrowser } from '#tests/e2e/launch-browser.ts';
import { shifted, watchShifts } from '#tests/e2e/layout-shifts.ts';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase();
const way = await createBreakableConnection(connectionString);
const kickoff = '2024-04-06T14:00:00Z';
const clock = '2024-04-06T13:50:00Z';
let browser: Browser;
let address: string;
let slug: string;

const after = (minutes: number) => new Date(Date.parse(kickoff) + minutes * 60_000);
const source = { name: 'api-football', isSimulated: false, call: { name: 'live', everySeconds: 15 } };
/** Tells the site what a source says of the match at so many minutes after kick-off. */
const tell = (minutes: number, more: Partial<FeedMatch>) =>
  ingestAnswer(db, source, after(minutes), [feedMatch('Arsenal', 'Everton', kickoff, more)]);
const playing = (
  period: 'first-half' | 'half-time' | 'second-half',
  minute: number,
  [home, away]: readonly [number, number],
  events: readonly FeedEvent[] = [],
  more: Partial<FeedMatch> = {},
): Partial<FeedMatch> => ({
  ...more,
  status: 'live',
  live: { period, minute },
  score: { current: { home, away }, ...more.score },
  events,
});
const saka: FeedEvent = { minute: 23, side: 'home', kind: 'goal', playerName: 'Bukayo Saka' };
const beto: FeedEvent = { minute: 31, side: 'away', kind: 'goal', playerName: 'Beto' };
const keane: FeedEvent = { minute: 40, side: 'away', kind: 'red-card', playerName: 'Michael Keane' };

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), new Date(clock));
  await ingestAnswer(db, source, new Date(clock), [
    feedMatch('Arsenal', 'Everton', kickoff, {}),
    feedMatch('Manchester City', 'Manchester United', '2024-04-06T16:30:00Z'),
  ]);
  ({
    rows: [{ slug }],
  } = (await db.query("select slug from matches where slug like 'arsenal-%'")) as unknown as { rows: [{ slug: string }] });
  ({ address } = await startTestSite(way.connectionString, { DATASET: 'real', CLOCK: clock }));
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser?.close());

async function visit(path: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB', bypassCSP: true });
  const page = await context.newPage();
  await page.goto(address + path);
  return page;
}

const head = (page: Page) => page.locator('header[data-match]');
const says = (page: Page, selector: string, text: string) =>
  expect
    .poll(
      async () =>
        (await page.locator(selector).evaluateAll((found) => found.map((one) => (one as HTMLElement).innerText)))
          .join(' ')
          .replace(/\s+/g, ' '),
      { timeout: 20_000 },
    )
    .toContain(text);
const heightOf = (page: Page) => head(page).evaluate((element) => element.getBoundingClientRect().height);

describe('a match watched on its page from before its kick-off to its end', () => {
  it('moves in the head and in the parts below, and nothing on the page shifts', async () => {
    const english = await visit(`/${slug}`, 1440);
    const greek = await visit(`/gr/${slug}`, 390);
    const pages = [english, greek];
    const heights = await Promise.all(pages.map(heightOf));
    await Promise.all(pages.map((page) => watchShifts(page)));

    await tell(1, playing('first-half', 1, [0, 0]));
    await Promise.all(pages.map((page) => says(page, 'header live-score', '0–0')));
    await Promise.all(pages.map((page) => says(page, 'header match-clock', '1’')));
    await says(english, '#timeline', 'Nothing reported so far.');

    await tell(23, playing('first-half', 23, [1, 0], [saka]));
    await Promise.all(pages.map((page) => says(page, 'header live-score', '1–0')));
    await Promise.all(pages.map((page) => says(page, '#facing', 'Bukayo Saka, 23’')));
    await says(english, '#timeline', '1–0 Bukayo Saka');

    await tell(32, playing('first-half', 32, [1, 1], [saka, beto]));
    await says(english, '#facing', 'Beto, 31’');
    await tell(34, playing('first-half', 34, [1, 0], [saka]));
    await says(english, 'live-remark', '1–1 Beto taken back');
    await says(greek, 'live-remark', '1–1 Beto το γκολ ακυρώθηκε');
    await expect.poll(() => english.locator('#facing').getByText('Beto, 31’').count(), { timeout: 20_000 }).toBe(0);

    await tell(40, playing('first-half', 40, [1, 0], [saka, keane]));
    await says(english, '[data-side="away"]', 'down to 10');
    await says(greek, '[data-side="away"]', '10 στο γήπεδο');

    await tell(46, playing('half-time', 45, [1, 0], [saka, keane]));
    await says(english, 'header match-clock', 'Half-time');
    await says(greek, 'header match-clock', 'Ημίχρονο');
    expect(await accessibilityFaults(english)).toEqual([]);
    expect(await accessibilityFaults(greek)).toEqual([]);

    await tell(110, {
      ...ended(2, 0),
      events: [saka, keane, { minute: 88, side: 'home', kind: 'penalty-goal', playerName: 'Kai Havertz' }],
    });
    await Promise.all(pages.map((page) => says(page, 'header live-score', '2–0')));
    await says(english, 'header match-clock', 'Full time');
    await says(english, '#facing', 'Kai Havertz, 88’ (pen.)');

    expect(await Promise.all(pages.map(heightOf))).toEqual(heights);
    expect(await Promise.all(pages.map(shifted))).toEqual([0, 0]);
    await Promise.all(pages.map((page) => page.context().close()));
  }, 120_000);
});
