import { beforeAll, expect, it } from 'vitest';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { markOverdueMatches } from '#jobs/mark-overdue-matches.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { heardBySite } from '#tests/factories/heard-by-site.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { aBasketballGame, aTennisMatch, ingestTwoSided, storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const kickoff = new Date('2024-04-06T14:00:00Z');
const hoursOn = (hours: number) => new Date(kickoff.getTime() + hours * 3_600_000);
const at = { known: true, utc: kickoff } as const;
const browser = await sharedBrowser();
let address: string;

const stuck: Partial<FeedMatch> = {
  status: 'live',
  live: { period: 'second-half', minute: 90, addedMinute: 9 },
  score: { current: { home: 4, away: 3 } },
};

beforeAll(async () => {
  await storeTwoSidedWorld(db, hoursOn(-48));
  await ingestMatches(db, hoursOn(2), [feedMatch('Arsenal', 'Everton', kickoff.toISOString(), stuck)]);
  await ingestTwoSided(db, hoursOn(2), [
    aTennisMatch({ season: '2024', kickoff: at, status: 'live', play: { sets: [{ games: [6, 4] }, { games: [2, 1] }] } }),
    aBasketballGame({ season: '2023-24', kickoff: at, status: 'live', play: { quarters: [[30, 20]], total: [40, 31] } }),
  ]);
  ({ address } = await startTestSite(connectionString, { DATASET: 'real', CLOCK: hoursOn(8).toISOString() }));
}, 120_000);

it('a match whose result is awaited from now on stops on open pages: no minute, no score, no mark of play', async () => {
  await heardBySite(address, db);
  const context = await browser.newContext({ viewport: { width: 390, height: 900 }, locale: 'en-GB' });
  const [list, page] = [await context.newPage(), await context.newPage()];
  await list.goto(`${address}/?date=2024-04-06`);
  await page.goto(`${address}/arsenal-everton-2024-04-06`);
  const row = list.locator('li[data-match]').filter({ hasText: 'Arsenal v Everton' });
  const head = page.locator('header[data-match]');
  expect(await row.locator('match-clock').innerText()).toContain('90+9’');
  await markOverdueMatches.run({ db, clock: clockStandingAt(hoursOn(22)), signal: new AbortController().signal });
  await expect.poll(() => row.locator('match-clock').innerText(), { timeout: 20_000 }).toBe('Result due');
  await expect.poll(() => row.getAttribute('data-status')).toBe('awaited');
  await expect.poll(() => row.locator('[data-goals]').allInnerTexts()).toEqual(['', '']);
  await expect.poll(() => head.locator('match-clock').innerText(), { timeout: 20_000 }).toBe('Result awaited');
  await expect.poll(() => head.locator('[data-goals]').allInnerTexts()).toEqual(['', '']);
  await context.close();
});

const words = [
  ['', 'Result due'],
  ['/gr', 'Αναμ. σκορ'],
  ['/it', 'Attesa ris.'],
  ['/cz', 'Čeká se'],
  ['/de', 'Erg. offen'],
  ['/es', 'Res. pdte.'],
  ['/pt_br', 'Res. pend.'],
] as const;

// Usually the widest words.
it.each(howMany(words.slice(0, 3), [...words]))(
  'its word on the pages of %s/ fits into the cell of a row at 390 px',
  async (prefix, word) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 900 } });
    context.setDefaultTimeout(5_000);
    const page = await context.newPage();
    for (const day of ['/?date=2024-04-06', '/tennis?date=2024-04-06', '/basketball?date=2024-04-06']) {
      await page.goto(`${address}${prefix}${day}`);
      const cell = page.locator('li[data-status="awaited"]').getByText(word, { exact: true });
      const beyond = await cell.evaluate((element) => {
        const column = element.closest('li > span') as HTMLElement;
        const row = column.parentElement as HTMLElement;
        const text = document.createRange();
        text.selectNodeContents(element);
        const [shown, room, line] = [text, column, row].map((box) => box.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
        return { right: shown.right > room.right, above: shown.top < line.top, below: shown.bottom > line.bottom };
      });
      expect(beyond, day).toEqual({ right: false, above: false, below: false });
    }
    await context.close();
  },
);
