import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { recordUnknownNames } from '#data/commands/clubs/record-unknown-names.ts';
import { storeStandingsDifferences } from '#data/commands/rulings/store-standings-differences.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { makeConsoleLink } from '#server/console/console-link.ts';
import { accessibilityFaults, contrastFaults } from '#tests/e2e/accessibility-faults.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { ingestAnswer, ingestMatches } from '#tests/factories/ingest-matches.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const browser: Browser = await sharedBrowser();
const now = new Date('2024-04-06T09:00:00Z');
const league = 'england.premier-league';
const played = feedMatch('Arsenal', 'Everton', '2024-03-02T15:00:00Z', ended(2, 1));
const coming = feedMatch('Everton', 'Man City', '2024-04-13T14:00:00Z');
const source = (name: string) => ({ name, isSimulated: false, call: { name: 'all', everySeconds: 60 } });
/** The parts that decide; those that only show something have a test of their own. */
const parts = ['', 'clubs', 'rulings', 'differences', 'messages', 'audit'];

let site: string;
let console: string;
let page: Page;

beforeAll(async () => {
  await ingestMatches(db, now, [
    played,
    coming,
    feedMatch('Evertonn', 'Chelsea', '2024-03-09T15:00:00Z', ended(0, 0)),
    feedMatch('Nowhere Rovers', 'Arsenal', '2024-03-16T15:00:00Z', ended(1, 1)),
  ]);
  const differing: FeedMatch[] = [
    { ...played, ...ended(2, 2) },
    { ...coming, kickoff: { known: true, utc: new Date('2024-04-13T16:30:00Z') } },
  ];
  await ingestAnswer(db, source('football-data-org'), now, differing);
  await ingestAnswer(db, source('api-football'), now, [{ ...played, ...ended(2, 1) }, coming]);
  const unknown = { kind: 'team', country: 'england', gender: 'men', name: 'Everton Liverpool', tournament: league } as const;
  await recordUnknownNames(db, 'openligadb', [unknown], now);
  await db.query(
    `insert into contact_messages (received_at, language, name, email, message, next_attempt_at)
     values ($1, 'en', 'Ann <b>', 'ann@example.org', 'Two lines:' || chr(10) || 'the score is wrong.', $1)`,
    [now],
  );
  const { rows } = await db.query<{ seasonId: number; teamId: number }>(
    `select s.id as "seasonId", t.id as "teamId" from seasons s, teams t where s.label = '2023-24' and t.slug = 'everton'`,
  );
  const { seasonId, teamId } = rows[0] as { seasonId: number; teamId: number };
  for (const day of ['2024-04-04', '2024-04-05']) {
    const difference = { teamId, kind: 'points', ours: '0-0-1, 0', theirs: '0-0-1, -6', points: -6 } as const;
    const reportedAt = new Date(`${day}T12:00:00Z`);
    for (const one of ['api-football', 'football-data-org'] as const) {
      await storeStandingsDifferences(db, { seasonId, source: one, reportedAt, differences: [difference] }, now);
    }
  }
  const port = await freePort();
  ({ address: site } = await startTestSite(connectionString, { DATASET: 'real', CLOCK: now.toISOString(), CONSOLE_PORT: String(port) }));
  console = `http://localhost:${port}`;
  page = await openConsole('Jana', { javaScriptEnabled: false });
}, 180_000);

/** Opens the console by a link of its own. */
async function openConsole(actor: string, options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const opened = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })).newPage();
  await opened.goto(`${console}${await makeConsoleLink(db, actor, new Date())}`);
  return opened;
}

const notice = () => page.locator('.notice').innerText();
const press = (label: string, scope = 'main') => page.locator(scope).getByRole('button', { name: label }).first().click();
const audit = async () => (await db.query('select actor, via, kind, subject, undoes from audit order by id')).rows;

/** Returns the state of a page of the site for a visitor, who may get the former one while it is rendered anew: its status, where it led, and its text. */
async function seen(path: string): Promise<{ status: number; path: string; text: string }> {
  const answer = await fetch(`${site}${path}`, { headers: { 'Accept-Language': 'en' } });
  const text = (await answer.text()).replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  return { status: answer.status, path: new URL(answer.url).pathname, text };
}

it('leads from the link to a club that is another, to its entry in the audit, and by undo to the site as before', async () => {
  const before = [await seen('/teams/evertonn'), await seen('/teams/everton')];
  expect(before[0]).toMatchObject({ status: 200, path: '/teams/evertonn' });
  await page.getByRole('link', { name: /Clubs and names.*2 provisional clubs/ }).click();
  await page
    .getByRole('row', { name: /Evertonn/ })
    .getByRole('button', { name: 'It is Everton' })
    .click();
  expect(await notice()).toContain('Evertonn is everton now: 1 matches moved');
  expect(await page.getByRole('row', { name: /Evertonn/ }).count()).toBe(0);
  await expect.poll(() => seen('/teams/evertonn')).toMatchObject({ status: 200, path: '/teams/everton' });

  await page.getByRole('link', { name: 'Audit' }).click();
  const entry = page.getByRole('row', { name: /Club merged into another/ });
  expect(await entry.innerText()).toMatch(/everton[\s\S]*Jana[\s\S]*by console/);
  await entry.getByRole('button', { name: 'Undo' }).click();
  expect(await notice()).toContain('Evertonn is a club of its own again, with 1 matches');
  expect(await audit()).toEqual([
    { actor: 'Jana', via: 'console', kind: 'merge-clubs', subject: 'everton', undoes: null },
    { actor: 'Jana', via: 'console', kind: 'merge-clubs', subject: 'everton', undoes: expect.any(Number) },
  ]);
  await expect.poll(async () => [await seen('/teams/evertonn'), await seen('/teams/everton')]).toEqual(before);
});

it.each(howMany([1440], [390, 1440]))('fits a screen %i px wide, and is accessible in both schemes', async (width) => {
  const opened = await openConsole('Petr', { viewport: { width, height: 844 }, bypassCSP: true });
  for (const part of parts) {
    await opened.goto(`${console}/${part}`);
    expect([part, await opened.evaluate(() => document.documentElement.scrollWidth)]).toEqual([part, width]);
    expect([part, await accessibilityFaults(opened)]).toEqual([part, []]);
    expect([part, await contrastFaults(opened, 'dark')]).toEqual([part, []]);
    await opened.emulateMedia({ colorScheme: 'light' });
    const pictures = process.env.CONSOLE_PICTURES;
    if (pictures !== undefined) await opened.screenshot({ path: `${pictures}/${part || 'overview'}-${width}.png`, fullPage: true });
  }
});

it('undoes by the button beside what was done, and offers no second undo', async () => {
  await page.goto(`${console}/clubs`);
  await page
    .getByRole('row', { name: /Nowhere Rovers/ })
    .getByRole('button', { name: 'It is a new club' })
    .click();
  expect(await notice()).toContain('Nowhere-rovers is a club like any other now');
  await press('Undo', '.notice');
  expect(await notice()).toContain('Nowhere-rovers is provisional again');
  expect(await page.locator('main').getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

it('refuses what the command refuses, with its reason, and changes nothing', async () => {
  await page.goto(`${console}/clubs`);
  const row = page.getByRole('row', { name: /Nowhere Rovers/ });
  await row.locator('summary').click();
  await row.getByLabel('Address of the club').fill('nowhere');
  await row.getByRole('button', { name: 'It is this club' }).click();
  expect(await notice()).toBe('no club "nowhere"');
});

it('makes a name a spelling, and a result, a kick-off and points those of a source', async () => {
  await page.goto(`${console}/clubs`);
  await page
    .getByRole('row', { name: /Everton Liverpool/ })
    .getByRole('button', { name: 'It is Everton' })
    .click();
  expect(await notice()).toContain('"Everton Liverpool" is everton from now on');

  await page.goto(`${console}/differences`);
  await page.getByRole('button', { name: 'It was 2-2 in arsenal-everton-2024-03-02' }).click();
  expect(await notice()).toContain('Arsenal-everton-2024-03-02 ended 2-2, according to football-data-org');
  await press('It is 04-13 16:30');
  expect(await notice()).toContain('begins at 2024-04-13T16:30Z');

  await page.goto(`${console}/rulings`);
  await press('Accept −6');
  expect(await notice()).toContain('has -6 points, according to sources');
  await expect.poll(async () => (await seen('/teams/everton')).text).toContain('2 – 2');
});

it('shows what a visitor wrote as text, and takes “handled” back', async () => {
  await page.goto(`${console}/messages`);
  expect(await page.locator('.message').innerText()).toBe('Two lines:\nthe score is wrong.');
  expect(await page.locator('main').innerText()).toContain('Ann <b>');
  await press('Handled');
  await press('Not handled');
  expect(await notice()).toContain('The message is to be handled again');
});

it('decides with the keyboard alone', async () => {
  await page.goto(`${console}/messages`);
  await page.getByRole('button', { name: 'Handled' }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${console}/messages`);
  expect(await notice()).toContain('The message is marked as handled');
});
