import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { queueLiveAlerts } from '#data/commands/alerts/queue-alerts.ts';
import { takeDueAlerts } from '#data/commands/alerts/take-due-alerts.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { restoreDatabase } from '#data/database/copies/restore-database.ts';
import { inTransaction } from '#data/database/database.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import { settleTips } from '#jobs/settle-tips.ts';
import type { Visitor } from './compatibility/make-visitor.ts';
import { endWorld, momentOfWorld, scoreGoal } from './compatibility/make-world.ts';
import { aTip } from './factories/a-tip.ts';
import { sharedBrowser } from './factories/shared-browser.ts';
import { createTestDatabase } from './factories/test-database.ts';
import { startTestSite } from './factories/test-site.ts';

/** The parts of a line of the published ledger that this test reads. */
interface LedgerLine {
  readonly sequence: number;
  readonly kind: string;
  readonly previousHash: string;
  readonly hash: string;
  readonly body: { readonly tipSequence?: number; readonly outcome?: string; readonly profitUnits?: number };
}

const folder = join(import.meta.dirname, 'compatibility');
const commits = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const worlds = await Promise.all(commits.map(async ({ name }) => ({ commit: name, ...(await createTestDatabase()) })));
const browser = await sharedBrowser();

/** Pages of the site, each with its heading and the texts about tips that it must show. */
const pages = [
  ['/', 'Free football tips and predictions', ['Manchester City', 'Manchester United']],
  [
    '/?list=previous',
    'Free football tips and predictions',
    ['Arsenal 2 – 1 Everton', 'Tip Arsenal 30% · 1.80 W won', 'Tip Over 2.5 30% · 2.05 L lost'],
  ],
  ['/everton-chelsea-2026-01-24', 'Everton v Chelsea: prediction, tip, odds', ['Stake 1 unit – open Open']],
  ['/arsenal-everton-2026-01-20', 'Arsenal 2–1 Everton, 20 Jan 2026', ['Settled: won, +0.80 units']],
  ['/manchester-city-manchester-united-2026-01-21', 'Manchester City', ['Reed', 'Open: winning as it stands']],
  ['/tennis/matches/ada-moss-ida-flint-2026-01-22', 'Ada Moss v Ida Flint, Australian Open, women', ['Moss to win 2.05']],
  ['/tennis/matches/ada-moss-eva-thorn-2026-01-20', 'Ada Moss v Eva Thorn 6–4 6–3', ['30% when tipped W won']],
  ['/basketball/matches/denver-nuggets-boston-celtics-2026-01-22', 'Boston Celtics at Denver Nuggets', ['Nuggets −4.5']],
  ['/embed/tip/everton-chelsea-2026-01-24', 'Tip: Everton v Chelsea', ['2.05', 'Open']],
  ['/tips', 'Today’s football tips', ['Manchester City']],
  ['/track-record', 'Track record', ['Still open 4 tips', 'Arsenal – Everton Arsenal to win match on 20 Jan 1.80', '+0.80', 'withdrawn']],
  ['/track-record?record=5', 'Entry no. 5', ['withdrawn']],
  ['/betting-academy/accumulators', 'ccumulator', []],
  ['/sports-life/news/england-premier-league-review-2026-01-20', 'Everton lose top spot to Arsenal', ['2–1']],
  ['/teams/everton', 'Everton: fixtures, results, predictions', ['Chelsea', '+0.80']],
  ['/england/premier-league', 'Premier League, England', ['Tip Tottenham 30% · 3.10 V withdrawn']],
  ['/tennis/players/ada-moss', 'Ada Moss', ['Tip Moss 30% · 2.05 W won']],
  ['/tennis/australian-open-women', 'Australian Open, women 2026', ['Ida Flint']],
  ['/basketball/clubs/denver-nuggets', 'Denver Nuggets', ['Tip Nuggets −4.5 30% · 2.10 L lost']],
  ['/basketball/nba', 'NBA 2025/26', ['Boston Celtics']],
] as const;

describe.each(worlds)('the data of commit $commit, in the present build,', ({ commit, db, connectionString }) => {
  const file = (name: string) => join(folder, commit, name);
  const published = readFileSync(file('ledger.json'), 'utf8');
  const visitor = JSON.parse(readFileSync(file('visitor.json'), 'utf8')) as Visitor;
  const [match, club, competition] = JSON.parse(visitor.localStorage.favorites ?? '[]') as [string, string, string];
  let address: string;

  beforeAll(async () => {
    await pipeline(createReadStream(file('backup.ndjson.gz')), createGunzip(), (backup) => restoreDatabase(db, 'real', backup));
    ({ address } = await startTestSite(connectionString, { DATASET: 'real', CLOCK: momentOfWorld, TAG_MANAGER_ID: 'GTM-NONE' }));
  });

  const textOf = async (path: string) => (await fetch(address + path, { headers: { 'Accept-Language': 'en' } })).text();

  it('have the ledger that was published then, letter for letter, in which every hash is right', async () => {
    const anchors = linesOf(published).map(({ hash, sequence }) => ({ hash, sequence }));
    expect(anchors).toHaveLength(14);
    const verified = await verifyLedger(
      db,
      anchors.map(({ hash }) => hash),
    );
    expect(verified).toMatchObject({ records: 14, faults: [], anchors });
    expect(await textOf('/track-record/ledger.json')).toBe(published);
    const [head = '', ...rows] = (await textOf('/track-record/ledger.csv')).trimEnd().split('\r\n');
    const [earlierHead = '', ...earlierRows] = readFileSync(file('ledger.csv'), 'utf8').trimEnd().split('\r\n');
    // Columns added since then come after the former ones, and are empty.
    const later = head.slice(earlierHead.length);
    expect([head.startsWith(earlierHead), later.split(',').length]).toEqual([true, 12]);
    expect(rows).toEqual(earlierRows.map((row) => row + later.replaceAll(/[^,]/g, '')));
  });

  it('are known by the same names to those who have subscribed to the feed of hashes and to a calendar', async () => {
    const entries = (feed: string) => [...feed.matchAll(/<guid[^>]*>([^<]*)/g)].map(([, guid]) => guid?.replace(/^https?:\/\/[^/]+/, ''));
    const feed = entries(readFileSync(file('feed.xml'), 'utf8'));
    expect(feed.length).toBeGreaterThan(0);
    expect(entries(await textOf('/track-record/feed.xml'))).toEqual(feed);
    const events = (calendar: string) => [...calendar.matchAll(/^(?:UID|DTSTART|SUMMARY):(.*)$/gm)].map(([, value]) => value?.trim());
    const calendar = events(readFileSync(file('everton.ics'), 'utf8'));
    expect(calendar).toHaveLength(6);
    expect(events(await textOf('/calendar/club/everton.ics'))).toEqual(calendar);
  });

  it.each(pages)('are at %s, under the same names and with the same tips', async (path, title, words) => {
    const answer = await fetch(address + path, { headers: { 'Accept-Language': 'en' } });
    const html = await answer.text();
    expect([answer.status, answer.redirected, /<title>([^<]*)/.exec(html)?.[1]]).toEqual([200, false, expect.stringContaining(title)]);
    const said = wordsOf(html);
    for (const word of words) expect(said).toContain(word);
  });

  describe('in the browser of a visitor of then', () => {
    async function visit(path: string): Promise<Page> {
      const { hostname } = new URL(address);
      const cookies = visitor.cookies.map((cookie) => ({ ...cookie, domain: hostname, path: '/', ...attributes }));
      const stored = Object.entries(visitor.localStorage).map(([name, value]) => ({ name, value }));
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        // The site moves no crawler to another language, which it takes a browser without a screen for.
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        storageState: { cookies, origins: [{ origin: new URL(address).origin, localStorage: stored }] },
      });
      await context.clock.setFixedTime(momentOfWorld);
      const page = await context.newPage();
      await page.goto(address + path);
      await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on');
      return page;
    }

    it('is in the language, the theme and the formats that were chosen, with the favourites', async () => {
      const page = await visit('/');
      expect(new URL(page.url()).pathname).toBe('/de');
      expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
        theme: 'dark',
        odds: 'fractional',
      });
      expect(await page.locator('consent-bar').isVisible()).toBe(false);
      expect(await page.locator('zone-choice select').inputValue()).toBe('America/New_York');
      expect(await page.locator('display-choice[of="delay"] input:checked').inputValue()).toBe('60s');
      const group = page.locator(`match-group#${competition}`);
      await expect.poll(() => group.locator('button').first().getAttribute('aria-pressed')).toBe('true');
      expect(await group.locator('details').getAttribute('open')).toBeNull();
      await expect.poll(() => page.locator('favourites-tab').innerText()).toMatch(/Favoriten\s*3/);
      await page.context().close();
    });

    it('knows match, club and competition that were followed, the own vote, and the hour in the chosen zone', async () => {
      const page = await visit('/de/everton-chelsea-2026-01-24');
      const pressed = (item: string) => page.locator(`favourite-star[item="${item}"] button`).first().getAttribute('aria-pressed');
      await expect.poll(() => pressed(match)).toBe('true');
      // Kick-off is at 15:00 in London.
      expect(await page.locator('main time', { hasText: ':' }).first().innerText()).toContain('10:00');
      await page.locator('own-vote').scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator('[data-vote-said]').innerText()).toContain('Everton');
      // Three had voted before, two of them for Everton.
      expect(await page.locator('own-vote li').first().innerText()).toMatch(/75\s%/);
      await page.goto(`${address}/de/teams/everton`);
      await expect.poll(() => pressed(club)).toBe('true');
      await page.goto(`${address}/de/england/premier-league`);
      await expect.poll(() => pressed(competition)).toBe('true');
      await page.goto(`${address}/de/tennis/matches/ada-moss-ida-flint-2026-01-22`);
      await page.locator('own-vote').scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator('[data-vote-said]').innerText()).toContain('Flint');
      await page.context().close();
    });

    it('has the three selections on the slip, at the prices at which they were added, and leaves what is stored as it was', async () => {
      const page = await visit('/de/tips');
      const rail = page.locator('#slip slip-place').first();
      const legs = rail.locator('li');
      const shown = () =>
        legs.evaluateAll((lines) =>
          (lines as HTMLElement[]).map((line) => {
            // The style sheet writes a price in the format that was chosen.
            const price = line.querySelector('[data-fractional]');
            return [line.innerText.replaceAll(/\s+/g, ' '), price === null ? '' : getComputedStyle(price, '::after').content];
          }),
        );
      // In London it is five hours later.
      await expect.poll(shown).toEqual([
        [expect.stringMatching(/^Über 2,5 Tore FC Everton – FC Chelsea, .*24\.1\., 10:00/), '"21/20"'],
        [expect.stringMatching(/^Sieg A\. Moss A\. Moss – I\. Flint, .*21\.1\., 21:00/), '"21/20"'],
        [expect.stringMatching(/^Denver Nuggets −4,5 .*Boston Celtics @ Denver Nuggets, .*21\.1\., 21:00/), '"11/10"'],
      ]);
      expect(await rail.locator('input').inputValue()).toBe('2,50');
      expect(await rail.locator('button[aria-pressed="true"]').innerText()).toBe('Einzel');
      const stored = await page.evaluate(() => ({ ...localStorage }));
      expect(stored).toMatchObject(visitor.localStorage);
      await page.context().close();
    });
  });

  it('go on: open tips are settled by what happened, a new tip goes on with the chain, and who follows a match is told of its goal', async () => {
    const later = new Date('2026-01-23T09:00:00Z');
    await endWorld(db, later);
    expect(await settleTips(db, later)).toBe(3);
    const tip = aTip({ matchId: Number(match.slice(1)), kickoffUtc: new Date('2026-01-24T15:00:00Z'), origin: 'clock-set' });
    await inTransaction(db, (client) => recordTips(client, [tip], later));
    const lines = linesOf(await textOf('/track-record/ledger.json'));
    expect(lines.slice(0, 14)).toEqual(linesOf(published));
    expect(lines.slice(14).map(({ kind, body }) => [kind, body.tipSequence, body.outcome, body.profitUnits])).toEqual([
      ['settlement', 3, 'won', expect.closeTo(0.7, 9)],
      ['settlement', 7, 'lost', -1],
      ['settlement', 9, 'lost', -1],
      ['tip', undefined, undefined, undefined],
    ]);
    expect(await verifyLedger(db)).toMatchObject({ records: 18, faults: [] });
    const goal = new Date('2026-01-24T15:10:00Z');
    await queueLiveAlerts(db, later);
    await scoreGoal(db, goal);
    await queueLiveAlerts(db, goal);
    const { due } = await takeDueAlerts(db, goal, 10);
    expect(due).toMatchObject([{ kind: 'goal', endpoint: 'https://push.invalid/reader', language: 'de', zone: 'Europe/Berlin' }]);
  });
});

/** The members of a cookie that Playwright requires beside name, value and place. */
const attributes = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const;

/** Returns the records of a published ledger, by docs/ledger.md alone. @throws when a line does not match its hash, or the chain is broken */
function linesOf(ledger: string): LedgerLine[] {
  let previous = '0'.repeat(64);
  return ledger
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => {
      const text = line.replace(/,$/, '');
      const record = JSON.parse(text) as LedgerLine;
      const hash = createHash('sha256')
        .update(text.replace(`"hash":"${record.hash}",`, ''))
        .digest('hex');
      expect([record.previousHash, record.hash]).toEqual([previous, hash]);
      previous = hash;
      return record;
    });
}

/** Returns the text of a page without its markup. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
