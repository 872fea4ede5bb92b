import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeBookmakers } from '#data/commands/catalogue/store-bookmakers.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { inventedBookmakers } from '#demonstration/prices/invented-bookmakers.ts';
import { refreshDemonstration } from '#demonstration/refresh/refresh-demonstration.ts';
import { accessibilityFaults } from '#tests/e2e/accessibility-faults.ts';
import { applyFonts } from '#tests/e2e/apply-fonts.ts';
import { shiftsOf, watchShifts } from '#tests/e2e/layout-shifts.ts';
import { catalogueOfTwoLeagues, demonstrationOfTwoLeagues } from '#tests/factories/demonstration-of-two-leagues.ts';
import { heardBySite } from '#tests/factories/heard-by-site.ts';
import { hurryTimer, passTime } from '#tests/factories/pass-time.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase();
hurryTimer();
const feed = demonstrationOfTwoLeagues();
const kickoffMs = Date.parse('2026-11-24T00:00:00Z');
const minuteMs = 60_000;
const [home, away] = ['Club lower-7', 'Club lower-0'];
const after = (minutes: number) => new Date(kickoffMs + minutes * minuteMs);
const browser = await sharedBrowser();
let address: string;
let id: number;

/** Moves the site's clock to so many minutes after kick-off, and the demonstration with it. */
async function playUntil(minutes: number): Promise<void> {
  vi.setSystemTime(after(minutes));
  await refreshDemonstration(db, feed, after(minutes));
}

/** Returns the match as the demonstration reports it in that minute; undefined when nothing in it has changed. */
const told = (minutes: number): FeedMatch | undefined =>
  feed.changesBetween(after(minutes - 1), after(minutes)).matches.find((match) => match.home.name === home && match.away.name === away);

const redsOf = ({ events = [] }: FeedMatch, side?: 'home' | 'away') =>
  events.filter((event) => (event.kind === 'red-card' || event.kind === 'second-yellow-card') && (side ?? event.side) === event.side)
    .length;
/** Returns the facts that a reader looks for, as a text: the stage, the score and the red cards. */
const newsOf = (match: FeedMatch) => JSON.stringify([match.status, match.live?.period, match.score?.current, redsOf(match)]);

/** Returns the minutes after kick-off in which there was news, each with the state of the match at that time. */
function listNews(): readonly (readonly [minutes: number, match: FeedMatch])[] {
  const news: [number, FeedMatch][] = [];
  for (let minutes = 0; news.at(-1)?.[1].status !== 'finished'; minutes += 1) {
    const match = told(minutes);
    const before = news.at(-1)?.[1];
    if (match !== undefined && match.status !== 'scheduled' && (before === undefined || newsOf(before) !== newsOf(match)))
      news.push([minutes, match]);
  }
  return news;
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await storeCatalogue(db, catalogueOfTwoLeagues(), after(-10));
  await storeBookmakers(db, inventedBookmakers);
  await playUntil(-10);
  const { rows } = await db.query<{ id: number }>(
    `select m.id from matches m join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
     where h.name = $1 and a.name = $2 and m.kickoff_utc = $3`,
    [home, away, after(0)],
  );
  id = rows[0]?.id as number;
  ({ address } = await startTestSite(connectionString, { DATASET: 'real' }));
}, 120_000);
afterAll(async () => {
  vi.useRealTimers();
});

interface Watched {
  readonly page: Page;
  /** Another tab of the same browser. */
  readonly other: Page;
  readonly path: string;
  /** The page's words for the stages that have no minute. */
  readonly stages: Readonly<Record<'half-time' | 'finished', string>>;
}

/** Opens a page whose timers the test may hurry. */
async function watch(path: string, width: number, stages: Watched['stages']): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, timezoneId: 'Europe/Athens', bypassCSP: true });
  const page = await context.newPage();
  await page.clock.install();
  const asked = page.waitForRequest(/\/api\/live\?/);
  await page.goto(address + path);
  await asked;
  await applyFonts(page);
  const other = await context.newPage();
  // Past what the browser keeps of the page.
  await other.route(address + path, (route) => route.continue());
  return { page, other, path, stages };
}

const placeOf = (page: Page) => page.locator(`header[data-match="${id}"], li[data-match="${id}"]`);

/** Returns the match as the head or the row shows it. */
const shownIn = (page: Page) =>
  placeOf(page).evaluate((place) => ({
    stage: place.querySelector('match-clock')?.textContent,
    goals: [...place.querySelectorAll('[data-goals]')].map(({ textContent }) => textContent).join('–'),
    height: place.getBoundingClientRect().height,
  }));

/** Returns the stage that the demonstration reports for a match, in the words of a page. */
function stageOf({ status, live }: FeedMatch, { stages }: Watched): string {
  if (status === 'finished') return stages.finished;
  if (live?.period === 'half-time') return stages['half-time'];
  return live?.addedMinute === undefined ? `${live?.minute}’` : `${live.minute}+${live.addedMinute}’`;
}

/** In the browser: returns the text of a page, by place: of every part that moves, and of the row of a match with the look of the names. */
function wordsOf(match: number): Record<string, string> {
  const told = (element: HTMLElement) => element.innerText.replaceAll(/\s+/g, ' ').trim();
  const words: Record<string, string> = {};
  for (const part of document.querySelectorAll<HTMLElement>('live-part[id]')) words[part.id] = told(part);
  const row = document.querySelector<HTMLElement>(`li[data-match="${match}"]`);
  if (row !== null) {
    const shown = [...row.querySelectorAll<HTMLElement>('match-clock, [data-side], [data-goals], live-cell, [data-fractional] > span')];
    words.row = shown.flatMap((part) => (part.checkVisibility() ? told(part) : [])).join(' | ');
    words.outcome = String(row.dataset.outcome);
    for (const name of row.querySelectorAll('[data-side] [title]')) {
      const { color, webkitTextStrokeWidth } = getComputedStyle(name);
      words[`the look of ${(name as HTMLElement).title}`] = `${color} ${webkitTextStrokeWidth}`;
    }
  }
  return words;
}

/**
 * Returns the places at which an open page differs from the same page opened now; parts that only the open page has are left out by
 * comparing the places of the new one.
 */
async function differences({ page, other, path }: Watched): Promise<string[]> {
  await other.goto(address + path);
  await expect.poll(() => other.locator('live-part > later-part').count()).toBe(0);
  const [fresh, moved] = [await other.evaluate(wordsOf, id), await page.evaluate(wordsOf, id)];
  await other.goto('about:blank');
  return Object.keys(fresh)
    .filter((place) => moved[place] !== fresh[place])
    .map((place) => `${place}: "${moved[place]}" in the tab, "${fresh[place]}" on a new page`);
}

describe('matches of the demonstration, in the course of an evening', { shuffle: false }, () => {
  it('a match of the demonstration, watched from before its kick-off to its end, is on its page and in its row what a new page shows', async () => {
    const ofMatch = await watch('/lower-7-lower-0-2026-11-24', 1440, { 'half-time': 'Half-time', finished: 'Full time' });
    const ofDay = await watch('/gr', 390, { 'half-time': 'Ημίχ.', finished: 'Τελ.' });
    const tabs = [ofMatch, ofDay];
    const pages = tabs.map(({ page }) => page);
    const links = [ofMatch.page.locator('#facing').getByRole('link', { name: home }), placeOf(ofDay.page).getByRole('link')];
    for (const link of links) await link.focus();
    await Promise.all(pages.map((page) => page.evaluate(() => scrollTo(0, 120))));
    const places = await Promise.all(pages.map((page) => page.evaluate(() => scrollY)));
    const heights = (await Promise.all(pages.map(shownIn))).map(({ height }) => height);
    await Promise.all(pages.map((page) => watchShifts(page)));

    const news = listNews();
    // The score at kick-off, after each goal, at the break and at the end, as the demonstration plays this match.
    expect(news.map(([, { score }]) => `${score?.current.home}–${score?.current.away}`)).toEqual([
      '0–0',
      '0–1',
      '1–1',
      '1–1',
      '1–1',
      '1–2',
      '2–2',
      '2–2',
      '3–2',
      '3–2',
    ]);
    for (const [minutes, match] of news) {
      await playUntil(minutes);
      await heardBySite(address, db);
      const goals = `${match.score?.current.home}–${match.score?.current.away}`;
      for (const [at, tab] of tabs.entries())
        await expect.poll(() => shownIn(tab.page)).toEqual({ stage: stageOf(match, tab), goals, height: heights[at] });
      // A page may wait so long until it requests its parts anew.
      await passTime(6_000, ...pages);
      await Promise.all(tabs.map((tab) => expect.poll(() => differences(tab)).toEqual([])));
      expect(await placeOf(ofDay.page).locator('[data-side="away"] [data-red]').count()).toBe(redsOf(match, 'away'));
      if (match.live?.period === 'half-time') for (const page of pages) expect(await accessibilityFaults(page)).toEqual([]);
    }

    expect(await Promise.all(pages.map(shiftsOf))).toEqual([[], []]);
    expect(await Promise.all(pages.map((page) => page.evaluate(() => scrollY)))).toEqual(places);
    for (const link of links) expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  }, 100_000);

  it('the minute of a match goes on by the clock while its source says nothing, by two at most, and is corrected by what the source says next', async () => {
    await playUntil(113);
    const { page } = await watch('/gr', 390, { 'half-time': 'Ημίχ.', finished: 'Τελ.' });
    const minute = page.locator('li', { hasText: 'lower-3' }).locator('match-clock');
    await playUntil(114);
    // It began 105 minutes after the match above.
    await expect.poll(() => minute.textContent()).toBe('10’');
    for (const [minutes, shown] of [
      [115, '11’'],
      [116, '12’'],
      [117, '12’'],
      [118, '12’'],
    ] as const) {
      vi.setSystemTime(after(minutes));
      // The page asks what time it is on the way.
      for (const ms of [30_000, 30_000]) await page.clock.runFor(ms);
      await expect.poll(() => page.clock.runFor(1_000).then(() => minute.textContent())).toBe(shown);
    }
    await playUntil(119);
    await expect.poll(() => page.clock.runFor(2_000).then(() => minute.textContent())).toBe('15’');
  });
});
