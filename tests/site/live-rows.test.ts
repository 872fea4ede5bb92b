import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { markSilence } from '#data/commands/matches/mark-silence.ts';
import type { FeedEvent, FeedMatch, FeedQuote } from '#data/feeds/feed.ts';
import { accessibilityFaults } from '#tests/e2e/accessibility-faults.ts';
import { shiftsOf, watchShifts } from '#tests/e2e/layout-shifts.ts';
import { missingRules } from '#tests/e2e/missing-rules.ts';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { heardBySite } from '#tests/factories/heard-by-site.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { hurryTimer, passTime } from '#tests/factories/pass-time.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const way = await createBreakableConnection(connectionString);
const kickoff = '2024-04-06T14:00:00Z';
const clock = '2024-04-06T13:50:00Z';
/** A time longer than the max age of a page relative to the last event. */
const settlingMs = 6_000;
hurryTimer();
const browser = await sharedBrowser();
let address: string;
let id: number;
/** The goals of the home side, corrected upwards again and again once the match is over. */
let goals = 4;

const minutesOn = (minutes: number) => new Date(Date.parse(kickoff) + minutes * 60_000);
const quoted = (minutes: number, home: number): FeedQuote => ({
  bookmaker: 'bet365',
  market: 'match-result',
  line: 0,
  phase: 'moving',
  quotedAt: minutesOn(minutes),
  prices: [home, 3.4, 4.2],
});
const source = { name: 'api-football', isSimulated: false, call: { name: 'live', everySeconds: 15 } };
/** Ingests a source's report on the match at so many minutes after kick-off. */
const tell = (minutes: number, more: Partial<FeedMatch>) =>
  ingestAnswer(db, source, minutesOn(minutes), [feedMatch('Arsenal', 'Everton', kickoff, { quotes: [quoted(-5, 1.9)], ...more })]);
const playing = (
  period: 'first-half' | 'half-time' | 'second-half',
  minute: number,
  [home, away]: readonly [number, number],
  events: readonly FeedEvent[] = [],
): Partial<FeedMatch> => ({ status: 'live', live: { period, minute }, score: { current: { home, away } }, events });
const saka: FeedEvent = { minute: 23, side: 'home', kind: 'goal', playerName: 'Bukayo Saka' };
const beto: FeedEvent = { minute: 31, side: 'away', kind: 'goal', playerName: 'Beto' };
const keane: FeedEvent = { minute: 40, side: 'away', kind: 'red-card', playerName: 'Michael Keane' };

beforeAll(async () => {
  await ingestAnswer(db, source, new Date(clock), [
    feedMatch('Arsenal', 'Everton', kickoff, { quotes: [quoted(-10, 1.8)] }),
    feedMatch('Manchester City', 'Manchester United', '2024-04-06T16:30:00Z'),
  ]);
  ({
    rows: [{ id }],
  } = (await db.query("select id from matches where slug like 'arsenal-%'")) as unknown as { rows: [{ id: number }] });
  ({ address } = await startTestSite(way.connectionString, { DATASET: 'real', CLOCK: clock }));
}, 120_000);

interface Visit {
  /** True to install a page's clock that advances only when the test says so. */
  readonly clock?: boolean;
  readonly stored?: Readonly<Record<string, string>>;
  /** Answers in place of the stream. */
  stream?(route: Route): void;
}

/** Opens a page rendered after the last event, so that it receives no earlier ones. */
async function visit(path: string, width: number, { clock: isStanding = false, stored = {}, stream }: Visit = {}): Promise<Page> {
  await heardBySite(address, db);
  await passTime(settlingMs);
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB', bypassCSP: true });
  const remembered = { favorites: JSON.stringify([`m${id}`]), ...stored };
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, remembered);
  const page = await context.newPage();
  if (isStanding) await page.clock.install();
  if (stream !== undefined) await page.route('**/api/live?*', stream);
  const asked = page.waitForRequest(/\/api\/live\?/);
  await page.goto(address + path);
  await asked;
  return page;
}

/** Ingests another goal of the home side, long after the end, and waits until the site has heard of it. */
async function score(): Promise<void> {
  goals += 1;
  await tell(113, { ...ended(goals, 0), events: [saka, keane] });
  await heardBySite(address, db);
}

/** Returns the goals of the home side that the row shows after so many milliseconds of the page's clock. */
async function shownAfter(page: Page, ms: number): Promise<number> {
  await page.clock.runFor(ms);
  return Number(await rowOf(page).locator('[data-goals="home"]').textContent());
}

const rowOf = (page: Page) => page.locator(`li[data-match="${id}"]`);
/** Waits until the row shows these texts, in the order of its columns. */
const says = (page: Page, ...texts: string[]) =>
  expect
    .poll(() => rowOf(page).evaluate((row) => (row as HTMLElement).innerText.split(/\s*\n\s*/).filter((text) => text !== '')))
    .toEqual(expect.arrayContaining(texts));
/** Waits until the line above the chances is this event. */
const tells = (page: Page, event: string) => expect.poll(() => rowOf(page).locator('[data-event]').textContent()).toBe(event);
const factsOf = (page: Page) =>
  rowOf(page).evaluate((row) => ({
    ...(row as HTMLElement).dataset,
    words: [...row.querySelectorAll('match-clock, [data-goals]')].map(({ textContent }) => textContent),
    reds: [...row.querySelectorAll('[data-red]')].length,
  }));
const heightOf = (page: Page) => rowOf(page).evaluate((row) => row.getBoundingClientRect().height);

describe('a match watched from before its kick-off to its end', { shuffle: false }, () => {
  it('moves in the rows of two languages, and nothing on the page shifts', async () => {
    const english = await visit('/', 1440, { clock: true });
    const greek = await visit('/gr', 390);
    const heights = await Promise.all([english, greek].map(heightOf));
    await Promise.all([english, greek].map((page) => watchShifts(page)));
    await says(english, '1.80', '3.40', '4.20');

    await tell(-5, {});
    await says(english, '1.90');
    await says(greek, '1,90');

    await tell(1, playing('first-half', 1, [0, 0]));
    await says(english, '1’', '0', 'just kicked off');
    await says(greek, '1’', '0', 'μόλις άρχισε');
    expect(await rowOf(english).locator('slip-price button:enabled').count()).toBe(0);

    await tell(23, playing('first-half', 23, [1, 0], [saka]));
    await says(english, '23’', '1');
    await says(greek, '23’', '1');
    await tells(english, 'Saka 23’');
    await tells(greek, 'Saka 23’');
    await expect.poll(() => english.getByRole('status').allTextContents()).toContain('Goal: Arsenal 1–0 Everton');
    await english.clock.runFor(2_000);
    expect(await english.locator('[data-new]').count()).toBe(0);

    await tell(32, playing('first-half', 32, [1, 1], [saka, beto]));
    await tells(english, 'Beto 31’');
    await tell(34, playing('first-half', 34, [1, 0], [saka]));
    await says(english, '0', '1–1 Beto disallowed');
    await says(greek, '1-1 Beto το γκολ ακυρώθηκε');
    expect(await rowOf(english).locator('s').textContent()).toBe('1–1 Beto');

    await tell(40, playing('first-half', 40, [1, 0], [saka, keane]));
    await rowOf(english).getByRole('img', { name: 'Red card' }).waitFor();
    await rowOf(greek).getByRole('img', { name: 'Κόκκινη κάρτα' }).waitFor();
    await tells(english, 'Keane 40’');

    await markSilence(db, [{ matchId: id, since: minutesOn(40) }], minutesOn(43));
    const silent = /^No updates since \d\d:40\.$/;
    await rowOf(english).getByText(silent).waitFor();
    await rowOf(greek)
      .getByText(/^Χωρίς νέα από τις \d\d:40\.$/)
      .waitFor();
    expect(await rowOf(english).locator('[data-event]').isVisible()).toBe(false);
    const match = await visit((await rowOf(english).locator('a').first().getAttribute('href')) as string, 390);
    await match.getByText(silent).waitFor();
    await tell(44, playing('first-half', 44, [1, 0], [saka, keane]));
    for (const page of [english, match]) await page.getByText(silent).waitFor({ state: 'detached' });
    await rowOf(greek).getByText('Keane 40’').waitFor();
    await markSilence(db, [{ matchId: id, since: minutesOn(44) }], minutesOn(45));
    await match.getByText(/^No updates since \d\d:44\.$/).waitFor();

    await tell(46, playing('half-time', 45, [1, 0], [saka, keane]));
    await says(english, 'HT');
    await match.getByText(/^No updates since/).waitFor({ state: 'hidden' });
    await match.context().close();
    expect(await accessibilityFaults(english)).toEqual([]);
    expect(await accessibilityFaults(greek)).toEqual([]);

    await tell(110, {
      ...ended(2, 0),
      events: [saka, keane, { minute: 88, side: 'home', kind: 'penalty-goal', playerName: 'Kai Havertz' }],
    });
    await says(english, 'FT', '2', '1.90');
    await says(greek, 'Τελ.', '2', '1,90');
    expect(await rowOf(english).getAttribute('data-outcome')).toBe('home');
    expect(await missingRules(english)).toEqual([]);

    expect(await Promise.all([english, greek].map(heightOf))).toEqual(heights);
    expect(await Promise.all([english, greek].map(shiftsOf))).toEqual([[], []]);
    const moved = await factsOf(english);
    await passTime(settlingMs);
    await english.reload();
    expect(await factsOf(english)).toEqual(moved);
    await Promise.all([english, greek].map((page) => page.context().close()));
  });

  it('says since when nothing is heard while the database is away, and catches up', async () => {
    const page = await visit('/?scorers=1', 390);
    await way.cut();
    await page.getByText(/^No updates since/).waitFor();
    await tell(111, { ...ended(3, 0), events: [saka, keane] });
    await way.mend();
    await says(page, 'FT', '3');
    await page.getByText(/^No updates since/).waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('follows nothing while its tab lies in the back-forward cache, and shows what it missed when it is seen again', async () => {
    const page = await visit('/', 390);
    await page.goto(`${address}/contact`);
    await tell(112, { ...ended(4, 0), events: [saka, keane] });
    await page.goBack();
    await says(page, 'FT', '4');
    await page.context().close();
  });

  it('shows an event that came before its scripts', async () => {
    await heardBySite(address, db);
    await passTime(settlingMs);
    const page = await (await browser.newContext({ viewport: { width: 390, height: 900 }, locale: 'en-GB', bypassCSP: true })).newPage();
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/elements-of-matches-*', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(address);
    // A page that defined the elements of its stream already would begin to follow events now.
    await page.waitForFunction(() => customElements.get('live-tip') ?? customElements.get('live-count') ?? customElements.get('live-part'));
    await score();
    scripts.resolve();
    await says(page, 'FT', String(goals));
    await page.context().close();
  });

  it.each([
    { why: 'is refused a stream', answer: (route: Route) => route.fulfill({ status: 429 }), ms: 0 },
    { why: 'has a stream that a proxy swallows', answer: () => {}, ms: 11_000 },
  ])('polls where it $why', async ({ answer, ms }) => {
    const page = await visit('/', 390, { clock: true, stream: answer });
    await page.clock.runFor(ms);
    await score();
    await expect.poll(() => shownAfter(page, 25_000)).toBe(goals);
    await page.context().close();
  });

  it('shows events as much later as the reader wishes', async () => {
    const page = await visit('/', 390, { clock: true, stored: { liveDelay: '30s' } });
    const before = await shownAfter(page, 0);
    await score();
    expect(await shownAfter(page, 10_000)).toBe(before);
    await expect.poll(() => shownAfter(page, 10_000)).toBe(goals);
    await page.context().close();
  });

  it('counts goals in the title of a tab in the background where that is wanted, until it is seen again', async () => {
    const page = await visit('/', 390, { clock: true, stored: { goalsInTitle: 'on' } });
    const title = await page.title();
    const turn = (state: 'hidden' | 'visible') =>
      page.evaluate((to) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await turn('hidden');
    await score();
    await expect.poll(() => shownAfter(page, 25_000)).toBe(goals);
    await expect.poll(() => page.title()).toBe(`(1) ${title}`);
    await turn('visible');
    await expect.poll(() => page.title()).toBe(title);
    await page.context().close();
  });

  it('hides scores where that is wanted', async () => {
    const page = await visit('/', 390, { stored: { scores: 'hidden' } });
    const colours = await rowOf(page)
      .locator('[data-goals]')
      .evaluateAll((goals) => goals.map((goal) => getComputedStyle(goal).color));
    expect(colours).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
    await page.context().close();
  });
});
