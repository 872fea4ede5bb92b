import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedEvent, FeedMatch } from '#data/feeds/feed.ts';
import { accessibilityFaults } from '#tests/e2e/accessibility-faults.ts';
import { shifted, watchShifts } from '#tests/e2e/layout-shifts.ts';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase();
const way = await createBreakableConnection(connectionString);
const kickoff = '2024-04-06T14:00:00Z';
const clock = '2024-04-06T13:50:00Z';
const browser = await sharedBrowser();
let address: string;
let slug: string;
let other: string;

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
    feedMatch('Manchester City', 'Manchester United', kickoff),
  ]);
  const { rows } = (await db.query('select slug from matches order by slug')) as unknown as { rows: [{ slug: string }, { slug: string }] };
  slug = rows[0].slug;
  other = `/${rows[1].slug}`;
  ({ address } = await startTestSite(way.connectionString, { DATASET: 'real', CLOCK: clock }));
}, 120_000);

/** Opens a page whose timers the test hurries, and which follows what happens. */
async function visit(path: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB', bypassCSP: true });
  const page = await context.newPage();
  await page.clock.install();
  const followed = page.waitForRequest(/\/api\/live\?/);
  await page.goto(address + path);
  await followed;
  return page;
}

/** Waits until the site's pages tell of everything that was told: they name an event a moment after it. */
async function untilShown(page: Page): Promise<void> {
  const { rows } = await db.query<{ last: number }>('select max(sequence)::int as last from live_events');
  const told = async () => Number(/<live-feed[^>]* after="(\d+)"/.exec(await (await fetch(page.url())).text())?.[1]);
  await expect.poll(told, { timeout: 20_000 }).toBe(rows[0]?.last);
}

const head = (page: Page) => page.locator('header[data-match]');
/** Waits until an element of the page says something, which it learns from the event. */
const says = (page: Page, selector: string, text: string, meanwhile: () => Promise<void> = async () => {}) =>
  expect
    .poll(
      async () => {
        await meanwhile();
        const texts = await page.locator(selector).evaluateAll((found) => found.map((one) => (one as HTMLElement).innerText));
        return texts.join(' ').replace(/\s+/g, ' ');
      },
      { timeout: 20_000 },
    )
    .toContain(text);
/** Waits until a part of the page says something, for which the page asks seconds after the event: the test has these seconds pass. */
async function comesToSay(page: Page, selector: string, text: string): Promise<void> {
  await untilShown(page);
  await says(page, selector, text, () => page.clock.runFor(1_000));
}
const heightOf = (page: Page) => head(page).evaluate((element) => element.getBoundingClientRect().height);

describe('a match watched on its page from before its kick-off to its end', () => {
  it('moves in the head and in the parts below, and nothing on the page shifts', async () => {
    const english = await visit(`/${slug}`, 1440);
    const greek = await visit(`/gr/${slug}`, 390);
    const pages = [english, greek];
    const heights = await Promise.all(pages.map(heightOf));
    await Promise.all(pages.map((page) => watchShifts(page)));

    await tell(1, playing('first-half', 1, [0, 0]));
    await says(english, 'header live-score', '0–0');
    await says(greek, 'header live-score', '0-0');
    await Promise.all(pages.map((page) => says(page, 'header match-clock', '1’')));
    await comesToSay(english, '#timeline', 'Nothing reported so far.');

    await tell(23, playing('first-half', 23, [1, 0], [saka]));
    await says(english, 'header live-score', '1–0');
    await says(greek, 'header live-score', '1-0');
    await Promise.all(pages.map((page) => comesToSay(page, '#facing', 'Bukayo Saka, 23’')));
    await comesToSay(english, '#timeline', '1–0 Bukayo Saka');

    await tell(32, playing('first-half', 32, [1, 1], [saka, beto]));
    await comesToSay(english, '#facing', 'Beto, 31’');
    await tell(34, playing('first-half', 34, [1, 0], [saka]));
    await says(english, 'live-remark', '1–1 Beto disallowed');
    await says(greek, 'live-remark', '1-1 Beto το γκολ ακυρώθηκε');
    await untilShown(english);
    await expect
      .poll(() => english.clock.runFor(1_000).then(() => english.locator('#facing').getByText('Beto, 31’').count()), { timeout: 20_000 })
      .toBe(0);

    await tell(40, playing('first-half', 40, [1, 0], [saka, keane]));
    await says(english, '[data-side="away"]', 'down to 10');
    await says(greek, '[data-side="away"]', 'με 10 παίκτες');

    await tell(46, playing('half-time', 45, [1, 0], [saka, keane]));
    await says(english, 'header match-clock', 'Half-time');
    await says(greek, 'header match-clock', 'Ημίχρονο');
    expect(await accessibilityFaults(english)).toEqual([]);
    expect(await accessibilityFaults(greek)).toEqual([]);

    await tell(110, {
      ...ended(2, 0),
      events: [saka, keane, { minute: 88, side: 'home', kind: 'penalty-goal', playerName: 'Kai Havertz' }],
    });
    await says(english, 'header live-score', '2–0');
    await says(greek, 'header live-score', '2-0');
    await says(english, 'header match-clock', 'Full time');
    await comesToSay(english, '#facing', 'Kai Havertz, 88’ (pen.)');

    expect(await Promise.all(pages.map(heightOf))).toEqual(heights);
    expect(await Promise.all(pages.map(shifted))).toEqual([0, 0]);
    await Promise.all(pages.map((page) => page.context().close()));
  }, 120_000);
});

/** Tells of the other match. */
const tellOther = (minute: number, score: readonly [number, number], events: readonly FeedEvent[]) =>
  ingestAnswer(db, source, after(minute + 15), [
    feedMatch('Manchester City', 'Manchester United', kickoff, playing('second-half', minute, score, events)),
  ]);
const haaland: FeedEvent = { minute: 23, side: 'home', kind: 'goal', playerName: 'Erling Haaland' };
const rashford = (minute: number): FeedEvent => ({ minute, side: 'away', kind: 'goal', playerName: 'Marcus Rashford' });
const casemiro: FeedEvent = { minute: 40, side: 'away', kind: 'red-card', playerName: 'Casemiro' };

describe('a reader of the page of a match', () => {
  it('keeps the focus, the place and what is unfolded while a goal comes in', async () => {
    await tellOther(50, [1, 0], [haaland, casemiro]);
    const page = await visit(other, 1440);
    await comesToSay(page, '#timeline', '1–0 Erling Haaland');
    const link = page.locator('#facing').getByRole('link', { name: 'Manchester City' });
    await link.focus();
    await page.evaluate(() => scrollTo(0, 150));
    const places = () => page.locator('h2').evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
    const before = await places();
    await tellOther(55, [1, 1], [haaland, casemiro, rashford(55)]);
    await comesToSay(page, '#timeline', '1–1 Marcus Rashford');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(150);
    // The lines of the timeline make room for the new one, nothing else does.
    expect(await places()).toEqual(before);
    await page.context().close();
  });

  it('sees a part grow only below what is seen: until then it scrolls within', async () => {
    const page = await visit(other, 1440);
    await page.setViewportSize({ width: 1440, height: 2_400 });
    const part = page.locator('#timeline');
    const height = () => part.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await watchShifts(page);
    const booked = [56, 57, 58, 59].map(
      (minute): FeedEvent => ({ minute, side: 'home', kind: 'yellow-card', playerName: `Player ${minute}` }),
    );
    await tellOther(60, [1, 1], [haaland, casemiro, rashford(55), ...booked]);
    await comesToSay(page, '#timeline', 'Player 59');
    expect(await height()).toBe(before);
    expect(await shifted(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 500 });
    await expect.poll(height).toBeGreaterThan(before);
    await page.context().close();
  });

  it('is not shown an answer from before the event, such as a cache on the way keeps', async () => {
    const page = await visit(other, 390);
    const old = await (await page.request.get(address + other)).text();
    let asked = 0;
    await page.route(address + other, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ body: old, contentType: 'text/html' }) : route.continue();
    });
    await tellOther(65, [2, 1], [haaland, casemiro, rashford(55), { ...haaland, minute: 64 }]);
    await comesToSay(page, '#facing', 'Erling Haaland, 23’, 64’');
    expect(asked).toBe(2);
    await page.context().close();
  });

  it('reads in the place of the date since when nothing is heard, at the same height, and what was missed afterwards', async () => {
    const page = await visit(other, 390);
    const height = await heightOf(page);
    await way.cut();
    await head(page)
      .getByText(/^No updates since/)
      .waitFor();
    expect(await heightOf(page)).toBe(height);
    await tellOther(70, [2, 2], [haaland, casemiro, rashford(55), { ...haaland, minute: 64 }, rashford(70)]);
    await way.mend();
    await says(page, 'header live-score', '2–2');
    await comesToSay(page, '#facing', 'Marcus Rashford, 55’, 70’');
    await head(page)
      .getByText(/^No updates since/)
      .waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('finds what was missed after coming back to the page by the back button', async () => {
    const page = await visit(other, 390);
    await page.goto(`${address}/contact`);
    await tellOther(75, [2, 3], [haaland, casemiro, ...[55, 70, 75].map(rashford), { ...haaland, minute: 64 }]);
    await page.goBack();
    await says(page, 'header live-score', '2–3');
    await comesToSay(page, '#facing', 'Marcus Rashford, 55’, 70’, 75’');
    await page.context().close();
  });

  it('follows the table of the competition and of the club, with the score as it is', async () => {
    const [ofLeague, ofClub] = [await visit('/england/premier-league', 1440), await visit('/teams/manchester-united', 390)];
    const row = (page: Page) => page.locator('tr', { hasText: /Manchester United|Man United|Man Utd/ }).first();
    for (const page of [ofLeague, ofClub]) await expect.poll(() => row(page).innerText()).toMatch(/\+1\s+3/);
    await tellOther(80, [3, 3], [haaland, casemiro]);
    for (const page of [ofLeague, ofClub]) {
      await untilShown(page);
      await expect.poll(() => page.clock.runFor(1_000).then(() => row(page).innerText()), { timeout: 20_000 }).toMatch(/\s0\s+1/);
    }
    await Promise.all([ofLeague, ofClub].map((page) => page.context().close()));
  });
});
