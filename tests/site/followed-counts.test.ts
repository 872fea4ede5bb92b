import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { accessibilityFaults } from '#tests/e2e/accessibility-faults.ts';
import { shiftsOf, watchShifts } from '#tests/e2e/layout-shifts.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { heardBySite } from '#tests/factories/heard-by-site.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { hurryTimer, passTime } from '#tests/factories/pass-time.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { aTennisMatch, ingestTwoSided, storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const kickoff = '2024-04-06T14:00:00Z';
const clock = '2024-04-06T13:50:00Z';
hurryTimer();
const browser = await sharedBrowser();
let address: string;
let arsenal: number;
let city: number;

const after = (minutes: number) => new Date(Date.parse(kickoff) + minutes * 60_000);
const source = { name: 'api-football', isSimulated: false, call: { name: 'live', everySeconds: 15 } };

async function tell(minutes: number, home: string, away: string, more: Partial<FeedMatch>): Promise<void> {
  await ingestAnswer(db, source, after(minutes), [feedMatch(home, away, kickoff, more)]);
  await heardBySite(address, db);
}

const at = (minute: number, home: number, away: number): Partial<FeedMatch> => ({
  status: 'live',
  live: { period: 'first-half', minute },
  score: { current: { home, away } },
});

const tennis = (more: Parameters<typeof aTennisMatch>[0] = {}) =>
  aTennisMatch({ season: '2024', kickoff: { known: true, utc: new Date('2024-04-06T13:00:00Z') }, ...more });

async function publish(matchId: number): Promise<void> {
  const over = { market: 'total-goals', line: 2.5, selection: 'over', origin: 'clock-set' } as const;
  await inTransaction(db, (client) => recordTips(client, [aTip({ matchId, kickoffUtc: new Date(kickoff), ...over })], new Date(clock)));
  if (address !== undefined) await heardBySite(address, db);
}

beforeAll(async () => {
  await storeTwoSidedWorld(db, new Date(clock));
  await ingestTwoSided(db, new Date(clock), [tennis()]);
  await ingestAnswer(db, source, new Date(clock), [
    feedMatch('Arsenal', 'Everton', kickoff, {}),
    feedMatch('Manchester City', 'Manchester United', kickoff, {}),
  ]);
  const { rows } = (await db.query(
    "select id from matches where slug like '%-everton-%' or slug like '%-united-%' order by slug",
  )) as unknown as { rows: [{ id: number }, { id: number }] };
  [arsenal, city] = [rows[0].id, rows[1].id];
  await publish(arsenal);
  ({ address } = await startTestSite(connectionString, { DATASET: 'real', CLOCK: clock }));
}, 120_000);

interface Visit {
  readonly page: Page;
  /** Returns the addresses that the page requested without the visitor. */
  asked(): string[];
}

async function visit(path: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB', bypassCSP: true });
  const page = await context.newPage();
  await page.clock.install();
  const followed = page.waitForRequest(/\/api\/live\?/);
  await page.goto(address + path);
  await followed;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
  });
  return { page, asked: () => asked };
}

const tabs = (page: Page) =>
  page
    .locator('nav:has(> favourites-tab) > :is(a, favourites-tab)')
    .evaluateAll((links) => links.map((link) => link.textContent?.replace(/\s+/g, ' ').trim()));
/** Waits until `read` returns the expected value, and moves the time on until then. */
const follows = <Value>(page: Page, read: (page: Page) => Promise<Value>, expected: Value) =>
  expect.poll(() => passTime(1_000, page).then(() => read(page)), { timeout: 20_000 }).toEqual(expected);
const topLine = (page: Page) => page.locator('live-count[of="tips"]').innerText();

describe('the counts of open pages', { shuffle: false }, () => {
  it('follow a match that begins and one that ends, without the pages being asked for', async () => {
    const { page: phone, asked } = await visit('/', 390);
    const { page: czech } = await visit('/cz?tab=live', 1440);
    await watchShifts(phone);
    expect(await tabs(phone)).toEqual(['Today 2', 'Live 0', 'Favorites']);
    expect(await tabs(czech)).toEqual(['Dnes 2', 'Živě 0', 'Oblíbené']);
    expect(await phone.locator('nav:has(> favourites-tab) i').isVisible()).toBe(false);

    await tell(1, 'Arsenal', 'Everton', at(1, 0, 0));
    await follows(phone, tabs, ['Today 2', 'Live 1', 'Favorites']);
    await follows(czech, tabs, ['Dnes 2', 'Živě 1', 'Oblíbené']);
    expect(await phone.locator('nav:has(> favourites-tab) i').isVisible()).toBe(true);
    await tell(2, 'Manchester City', 'Manchester United', at(1, 0, 0));
    await follows(phone, tabs, ['Today 2', 'Live 2', 'Favorites']);
    expect(await accessibilityFaults(phone)).toEqual([]);

    const before = asked().length;
    await tell(20, 'Arsenal', 'Everton', at(20, 1, 0));
    await expect.poll(() => phone.locator('match-clock').first().innerText()).toBe('20’');
    await passTime(20_000, phone);
    expect(asked()).toHaveLength(before);

    await tell(110, 'Arsenal', 'Everton', ended(1, 0));
    await follows(phone, tabs, ['Today 2', 'Live 1', 'Favorites']);
    expect(await shiftsOf(phone)).toEqual([]);
    expect(asked()).toContain('/list-counts.json');
    expect(asked()).not.toContain('/');
    const { page: fresh } = await visit('/', 390);
    expect(await tabs(fresh)).toEqual(await tabs(phone));
    await Promise.all([phone, czech, fresh].map((page) => page.context().close()));
  });

  it('follow a tip that is published', async () => {
    const { page: phone } = await visit('/', 390);
    expect(await topLine(phone)).toBe('1 tip today');

    await publish(city);
    await follows(phone, topLine, '2 tips today · new: 1');
    await phone.context().close();
  });

  it('are those of a list of tips that follows what is published, and what kicks off, too', async () => {
    await tell(111, 'Everton', 'Manchester United', {});
    const { rows } = await db.query<{ id: number }>("select id from matches where slug like 'everton-%'");
    const { page } = await visit('/tips', 1440);
    const listed = (shown: Page) => shown.locator('#value li[data-tip]').count();
    const before = await listed(page);
    await publish(rows[0]?.id as number);
    await follows(page, listed, before + 1);
    await tell(125, 'Everton', 'Manchester United', at(1, 0, 0));
    await follows(page, listed, before);
    expect(await page.locator('#inPlay summary').innerText()).toContain('In play');
    expect(await page.locator('#inPlay').getAttribute('open')).toBeNull();
    await page.context().close();
  });

  it('follow a match of tennis that begins where none was played, in a competition that the list does not show', async () => {
    const { page } = await visit('/tennis?tab=live', 390);
    expect(await tabs(page)).toEqual(['Today 1', 'Live 0', 'Favorites']);
    await ingestTwoSided(db, after(3), [tennis({ status: 'live', play: { sets: [{ games: [0, 0] }] } })]);
    await heardBySite(address, db);
    await follows(page, tabs, ['Today 1', 'Live 1', 'Favorites']);
    await follows(page, (shown) => shown.locator('#list li[data-match]').count(), 1);
    expect(await page.locator('[data-count-of="all-tips"]').innerText()).toMatch(/^all 3/);
    await page.context().close();
  });
});
