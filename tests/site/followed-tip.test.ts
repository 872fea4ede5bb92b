import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { accessibilityFaults } from '#tests/e2e/accessibility-faults.ts';
import { shiftsOf, watchShifts } from '#tests/e2e/layout-shifts.ts';
import { missingRules } from '#tests/e2e/missing-rules.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aQuote } from '#tests/factories/a-quote.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { heardBySite } from '#tests/factories/heard-by-site.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { hurryTimer, passTime } from '#tests/factories/pass-time.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const kickoff = '2024-04-06T14:00:00Z';
const clock = '2024-04-06T13:50:00Z';
/** A time longer than a page waits after an event, and between two answers. */
const pauseMs = 6_000;
hurryTimer();
const browser = await sharedBrowser();
let address: string;
let id: number;
let slug: string;

const after = (minutes: number) => new Date(Date.parse(kickoff) + minutes * 60_000);
const source = { name: 'api-football', isSimulated: false, call: { name: 'live', everySeconds: 15 } };

/** Ingests a source's report on the match at so many minutes after kick-off, and waits until the site has heard of it. */
async function tell(minutes: number, more: Partial<FeedMatch>): Promise<void> {
  await ingestAnswer(db, source, after(minutes), [feedMatch('Arsenal', 'Everton', kickoff, more)]);
  await heardBySite(address, db);
}

const at = (minute: number, home: number, away: number): Partial<FeedMatch> => ({
  status: 'live',
  live: { period: minute <= 45 ? 'first-half' : 'second-half', minute },
  score: { current: { home, away } },
});

beforeAll(async () => {
  await ingestAnswer(db, source, new Date(clock), [feedMatch('Arsenal', 'Everton', kickoff, {})]);
  ({
    rows: [{ id, slug }],
  } = (await db.query('select id, slug from matches')) as unknown as { rows: [{ id: number; slug: string }] });
  await aForecast(db, { matchId: id, pricedAt: new Date(clock) });
  await aQuote(db, { matchId: id, line: 3.5, quotedAt: new Date(clock), prices: [1.9, 1.9] });
  const under = { market: 'total-goals', line: 3.5, selection: 'under', decimalOdds: 1.9 } as const;
  const tip = aTip({ matchId: id, kickoffUtc: new Date(kickoff), ...under, origin: 'clock-set' });
  await inTransaction(db, (client) => recordTips(client, [tip], new Date(clock)));
  ({ address } = await startTestSite(connectionString, { DATASET: 'real', CLOCK: clock }));
}, 120_000);

async function visit(path: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB', bypassCSP: true });
  const page = await context.newPage();
  await page.clock.install();
  const asked = page.waitForRequest(/\/api\/live\?/);
  await page.goto(address + path);
  await asked;
  return page;
}

/** Returns the visible text and the spoken title of the outcome of the tip in the row of the match. */
const tipInRow = (page: Page) =>
  page.locator(`li[data-match="${id}"] live-tip`).evaluate((tip) => ({
    seen: (tip as HTMLElement).innerText.match(/\d[.,]\d\d|^\p{L}$/mu)?.[0],
    said: tip.querySelector<HTMLElement>('[data-state]')?.title,
  }));
/**
 * Waits until the site's own page has this text, or no longer has it. A page requests itself four times after an event and then stops: one
 * whose clock is hurried may do so within the second in which the site still answers with the former page.
 */
const written = (path: string, text: string | RegExp, isThere = true) =>
  expect
    .poll(async () => (await (await fetch(address + path)).text()).match(text) !== null, {
      message: `${path} has ${text}`,
      timeout: 30_000,
    })
    .toBe(isThere);
const price = { seen: '1.90', said: undefined };
const lost = { seen: 'L', said: 'lost (expected, until settled)' };

it('a tip of an open page becomes lost as soon as its match has decided so, and open again when the goal is taken back', async () => {
  const home = await visit('/', 1440);
  const german = await visit('/de', 1440);
  const match = await visit(`/${slug}`, 1440);
  const shown = () => Promise.all([home, german].map(tipInRow));
  await watchShifts(home);
  const open = () => home.locator(`slip-price[leg^="${id}:"] button:enabled`).count();
  // In the row of the match and among the picks of the day.
  expect(await open()).toBe(2);
  const tipOfPage = () => match.locator('#tip').innerText();
  const followed = async (text: string) => {
    await written(`/${slug}`, text);
    await expect.poll(() => passTime(1_000, match).then(tipOfPage), { timeout: 30_000 }).toContain(text);
  };

  await tell(20, at(20, 2, 1));
  await expect.poll(() => home.locator('match-clock').first().innerText()).toBe('20’');
  expect(await open()).toBe(0);
  expect(await shown()).toEqual([price, { seen: '1,90', said: undefined }]);
  await followed('Open: winning as it stands');

  await tell(60, at(60, 2, 2));
  await expect.poll(shown).toEqual([lost, { seen: 'N', said: 'verloren (vorläufig, bis zur Abrechnung)' }]);
  await followed('Expected to be lost: it can no longer win');
  expect(await accessibilityFaults(home)).toEqual([]);
  expect(await missingRules(home)).toEqual([]);

  await tell(62, at(62, 2, 1));
  await expect.poll(shown).toEqual([price, { seen: '1,90', said: undefined }]);
  await followed('Open: winning as it stands');

  await tell(80, at(80, 2, 2));
  await expect.poll(() => tipInRow(home)).toEqual(lost);
  const fresh = await visit('/', 1440);
  expect(await tipInRow(fresh)).toEqual(lost);
  const { rows } = await db.query<{ sequence: number }>('select sequence::float8 as sequence from tips');
  for (const path of [`/embed/tip/${slug}`, `/track-record?record=${rows[0]?.sequence}`, `/tips`]) {
    await written(path, /Expected to be lost|lost \(expected/);
  }
  await tell(82, at(82, 2, 1));
  await written('/', 'title="lost (expected, until settled)"', false);
  await expect.poll(() => passTime(1_000, fresh).then(() => tipInRow(fresh)), { timeout: 30_000 }).toEqual(price);

  await tell(110, ended(2, 1));
  await expect.poll(shown).toEqual([
    { seen: 'W', said: 'won (expected, until settled)' },
    { seen: 'S', said: 'gewonnen (vorläufig, bis zur Abrechnung)' },
  ]);
  expect(await shiftsOf(home)).toEqual([]);
  await passTime(pauseMs);
  await Promise.all([home, german, match, fresh].map((page) => page.context().close()));
}, 120_000);
