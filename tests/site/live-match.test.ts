import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedEvent, FeedMatch } from '#data/feeds/feed.ts';
import { settlePredictions } from '#jobs/settle-predictions.ts';
import { accessibilityFaults } from '#tests/e2e/accessibility-faults.ts';
import { applyFonts } from '#tests/e2e/apply-fonts.ts';
import { shiftsOf, watchShifts } from '#tests/e2e/layout-shifts.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
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
/** A time longer than the page waits after an event, and between two answers. */
const pauseMs = 6_000;
hurryTimer();
const browser = await sharedBrowser();
let address: string;
let slug: string;
let other: string;

const after = (minutes: number) => new Date(Date.parse(kickoff) + minutes * 60_000);
const source = { name: 'api-football', isSimulated: false, call: { name: 'live', everySeconds: 15 } };
/** Ingests a source's report on the match at so many minutes after kick-off, and waits until the site has heard of it. */
async function tell(minutes: number, more: Partial<FeedMatch>): Promise<void> {
  await ingestAnswer(db, source, after(minutes), [feedMatch('Arsenal', 'Everton', kickoff, more)]);
  await heardBySite(address, db);
}
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
  await ingestAnswer(db, source, new Date(clock), [
    feedMatch('Arsenal', 'Everton', kickoff, {}),
    feedMatch('Manchester City', 'Manchester United', kickoff),
  ]);
  const { rows } = (await db.query('select slug from matches order by slug')) as unknown as { rows: [{ slug: string }, { slug: string }] };
  slug = rows[0].slug;
  const { rows: ids } = await db.query<{ id: number }>('select id from matches where slug = $1', [slug]);
  await aForecast(db, { matchId: ids[0]?.id as number });
  other = `/${rows[1].slug}`;
  ({ address } = await startTestSite(way.connectionString, { DATASET: 'real', CLOCK: clock }));
}, 120_000);

/** Opens a page whose clock the test may hurry. */
async function visit(path: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB', bypassCSP: true });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(address + path);
  await expect.poll(() => page.locator('[data-parts] later-part:visible').count()).toBe(0);
  // On a busy machine fonts come late, and what they move would count as a shift.
  await applyFonts(page);
  return page;
}

const head = (page: Page) => page.locator('header[data-match]');
/** Returns the whole text in some places. */
const wordsOf = async (page: Page, selector: string) =>
  (await page.locator(selector).evaluateAll((found) => found.map((one) => (one as HTMLElement).innerText))).join(' ').replace(/\s+/g, ' ');
const says = (page: Page, selector: string, text: string) => expect.poll(() => wordsOf(page, selector)).toContain(text);
/** Waits until the part contains the text, and moves the time on until then. */
const hurried = (page: Page, part: string, text: string) =>
  expect.poll(() => passTime(1_000, page).then(() => wordsOf(page, part))).toContain(text);
/** Returns the height of a page from the upper edge of its head to its first part. */
const roomBeforeParts = (page: Page) =>
  page.evaluate(() => {
    const [head, parts] = ['header[data-match]', '[data-parts]'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top,
    );
    return (parts as number) - (head as number);
  });
const heightOf = (page: Page) => head(page).evaluate((element) => element.getBoundingClientRect().height);

describe('a match watched on its page from before its kick-off to its end', () => {
  it('moves in the head and in the parts below, and nothing on the page shifts', async () => {
    const english = await visit(`/${slug}`, 1440);
    const greek = await visit(`/gr/${slug}`, 390);
    const pages = [english, greek];
    const heights = await Promise.all(pages.map(heightOf));
    await Promise.all(pages.map((page) => watchShifts(page)));
    // Arsenal, who are expected to score 1.8 goals and to concede 1.5, win in 45 of 100.
    await says(english, '#prediction', 'Our prediction Arsenal to win 45% Likeliest score with that result: 2–1, 9%');
    expect(await roomBeforeParts(greek)).toBeLessThanOrEqual(200);

    await tell(1, playing('first-half', 1, [0, 0]));
    await says(english, 'header live-score', '0–0');
    await says(greek, 'header live-score', '0-0');
    await Promise.all(pages.map((page) => says(page, 'header match-clock', '1’')));
    await passTime(pauseMs, ...pages);
    await says(english, '#timeline', 'Nothing reported so far.');

    await tell(23, playing('first-half', 23, [1, 0], [saka]));
    await says(english, 'header live-score', '1–0');
    await says(greek, 'header live-score', '1-0');
    await passTime(pauseMs, ...pages);
    await Promise.all(pages.map((page) => says(page, '#facing', 'Saka, 23’')));
    await says(english, '#timeline', '1–0 Saka');
    await says(english, '#prediction', 'Our prediction, right as it stands');
    expect(await roomBeforeParts(greek)).toBeLessThanOrEqual(200);

    await tell(32, playing('first-half', 32, [1, 1], [saka, beto]));
    await says(english, 'header live-score', '1–1');
    await says(greek, 'header live-score', '1-1');
    await passTime(pauseMs, ...pages);
    await says(english, '#facing', 'Beto, 31’');
    await says(english, '#prediction', 'Our prediction, wrong as it stands');
    await says(english, '#prediction', 'Not on record');
    await tell(34, playing('first-half', 34, [1, 0], [saka]));
    await says(english, 'live-remark', '1–1 Beto disallowed');
    await says(greek, 'live-remark', '1-1 Beto το γκολ ακυρώθηκε');
    await passTime(pauseMs, ...pages);
    await expect.poll(() => english.locator('#facing').getByText('Beto, 31’').count()).toBe(0);

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
    // The next visitor reads the review, as soon as the result is stored; the site may answer with the former page for a second.
    const review = async () => (await (await fetch(`${address}/${slug}`)).text()).split('id="review"')[1]?.split('</section>')[0] ?? '';
    await expect.poll(review).toMatch(/Everton.*2–0.*40th minute|2–0.*Everton.*40th minute/s);
    await passTime(pauseMs, ...pages);
    await says(english, '#facing', 'Havertz, 88’ (pen.)');
    expect(await roomBeforeParts(greek)).toBeLessThanOrEqual(200);

    expect(await Promise.all(pages.map(heightOf))).toEqual(heights);
    expect(await Promise.all(pages.map(shiftsOf))).toEqual([[], []]);
    await Promise.all(pages.map((page) => page.context().close()));
  }, 120_000);
});

type Told = readonly [minute: number, score: readonly [number, number], events: readonly FeedEvent[]];

/** Stores a source's report on the other match, whether or not the site can hear of it. */
const storeOther = (...[minute, score, events]: Told) =>
  ingestAnswer(db, source, after(minute + 15), [
    feedMatch('Manchester City', 'Manchester United', kickoff, playing('second-half', minute, score, events)),
  ]);

/** Ingests a source's report on the other match, and waits until the site has heard of it. */
async function tellOther(...told: Told): Promise<void> {
  await storeOther(...told);
  await heardBySite(address, db);
}
const haaland: FeedEvent = { minute: 23, side: 'home', kind: 'goal', playerName: 'Erling Haaland' };
const rashford = (minute: number): FeedEvent => ({ minute, side: 'away', kind: 'goal', playerName: 'Marcus Rashford' });
const casemiro: FeedEvent = { minute: 40, side: 'away', kind: 'red-card', playerName: 'Casemiro' };

describe('a reader of the page of a match, in the course of its second half', { shuffle: false }, () => {
  it('keeps the focus, the place and what is unfolded while a goal comes in', async () => {
    await tellOther(50, [1, 0], [haaland, casemiro]);
    const page = await visit(other, 1440);
    await says(page, '#timeline', '1–0 Haaland');
    const link = page.locator('#facing').getByRole('link', { name: 'Manchester City' });
    await link.focus();
    await page.evaluate(() => scrollTo(0, 150));
    const places = () => page.locator('h2').evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
    const before = await places();
    await tellOther(55, [1, 1], [haaland, casemiro, rashford(55)]);
    await hurried(page, '#timeline', '1–1 Rashford');
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
      (minute): FeedEvent => ({ minute, side: 'home', kind: 'yellow-card', playerName: `Player${minute}` }),
    );
    await tellOther(60, [1, 1], [haaland, casemiro, rashford(55), ...booked]);
    await hurried(page, '#timeline', 'Player59');
    expect(await height()).toBe(before);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 500 });
    await expect.poll(height).toBeGreaterThan(before);
    await page.context().close();
  });

  it('is not shown an answer from before the event, such as a cache on the way keeps', async () => {
    const page = await visit(other, 390);
    const old = await (await fetch(address + other)).text();
    let asked = 0;
    await page.route(address + other, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ body: old, contentType: 'text/html' }) : route.continue();
    });
    await tellOther(65, [2, 1], [haaland, casemiro, rashford(55), { ...haaland, minute: 64 }]);
    await hurried(page, '#facing', 'Haaland, 23’, 64’');
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
    await storeOther(70, [2, 2], [haaland, casemiro, rashford(55), { ...haaland, minute: 64 }, rashford(70)]);
    await way.mend();
    await says(page, 'header live-score', '2–2');
    await hurried(page, '#facing', 'Rashford, 55’, 70’');
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
    await hurried(page, '#facing', 'Rashford, 55’, 70’, 75’');
    await page.context().close();
  });

  it('follows the table of the competition and of the club, with the score as it is', async () => {
    const [ofLeague, ofClub] = [await visit('/england/premier-league', 1440), await visit('/teams/manchester-united', 390)];
    const row = (page: Page) => page.locator('tr', { hasText: /Manchester United|Man United|Man Utd/ }).first();
    for (const page of [ofLeague, ofClub]) await expect.poll(() => row(page).innerText()).toMatch(/\+1\s+3/);
    await tellOther(80, [3, 3], [haaland, casemiro]);
    for (const page of [ofLeague, ofClub]) {
      await expect.poll(() => passTime(1_000, page).then(() => row(page).innerText())).toMatch(/\s0\s+1/);
    }
    await Promise.all([ofLeague, ofClub].map((page) => page.context().close()));
  });
});

it('a prediction that is settled gets its mark in an open list, and its line on the open page of its match', async () => {
  const { rows } = await db.query<{ id: number; home: number; away: number }>(
    'select id, home_team_id as home, away_team_id as away from matches where slug = $1',
    [other.slice(1)],
  );
  const [{ id, home, away } = expect.fail('the match is not stored')] = rows;
  const frozen = aPrediction({ matchId: id, homeClubId: home, awayClubId: away, kickoffUtc: new Date(kickoff) });
  const window = { startsFrom: new Date(kickoff), startsUntil: after(15) };
  await inTransaction(db, (client) =>
    recordPredictions(client, [frozen], { sport: 'football', window, origin: 'clock-set', now: after(-15) }),
  );
  await ingestAnswer(db, source, after(110), [feedMatch('Manchester City', 'Manchester United', kickoff, ended(2, 1))]);
  await heardBySite(address, db);
  const [list, page] = [await visit('/?date=2024-04-06', 1440), await visit(other, 390)];
  const mark = list.locator(`li[data-match="${id}"] live-prediction [data-outcome="right"]`);
  await says(page, '#prediction', 'Not settled yet.');
  expect(await mark.count()).toBe(0);
  await settlePredictions(db, after(111));
  await heardBySite(address, db);
  await expect.poll(() => mark.isVisible()).toBe(true);
  expect(await mark.getAttribute('aria-label')).toBe('right');
  await hurried(page, '#prediction', 'Right: 2–1 after 90 minutes.');
  await Promise.all([list, page].map((open) => open.context().close()));
}, 60_000);
