import { beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { countPrices } from '#data/commands/matches/prices/count-prices.ts';
import { inTransaction } from '#data/database/database.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aQuote } from '#tests/factories/a-quote.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { loadTodaysTips } from './rails/todays-tips.server.ts';
import { loadShell } from './shell.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');

it.each([
  ['list-league-countries', 'Failed to fetch countries'],
  ['list-leagues', 'Failed to fetch top tournaments'],
])('says what could not be read where %s fails: %s', async (statement, message) => {
  const cause = new Error('statement timeout');
  const failing = Object.assign(Object.create(db) as typeof db, {
    query: (query: { readonly name?: string }) =>
      query.name === statement ? Promise.reject(cause) : (db.query as (requested: unknown) => Promise<unknown>)(query),
  });
  await expect(loadShell(createSiteForPages(failing, now).site)).rejects.toMatchObject({ message, cause });
});

describe('the best tips', () => {
  const clubs = ['Arsenal', 'Everton', 'Man City', 'Man United'];
  const pairs = clubs.flatMap((home) => clubs.filter((away) => away !== home).map((away) => [home, away] as const));
  const hours = ['11:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00'];
  const kickoffs = [...hours.map((hour) => `2024-04-06T${hour}:00Z`), '2024-04-07T15:00:00Z'];
  const quotedAt = new Date('2024-04-06T10:00:00Z');
  /** Returns a price from 1.64 to 1.76: with independentGoals over 2.5 has a chance of 0.6406, so these are worth +5.1% to +12.8%. */
  const oddsOf = (index: number) => Math.round(164 + 2 * index) / 100;
  const matchIds: number[] = [];

  const shellAt = async (utc: string) => {
    const { site, notes } = createSiteForPages(db, new Date(utc));
    return { best: (await loadShell(site)).best, notes };
  };
  const sequences = async (utc: string) => (await shellAt(utc)).best?.tips.map(({ tip }) => tip.sequence);

  it('are none where there are no tips, which is looked at again soon', async () => {
    const { best, notes } = await shellAt('2024-04-06T12:00:00Z');
    expect(best).toMatchObject({ isToday: true, tips: [], count: 0, open: 0 });
    expect(notes.until).toContainEqual(new Date('2024-04-06T12:01:00Z'));
  });

  describe('once there are tips', () => {
    beforeAll(async () => {
      await storeCatalogue(db, smallCatalogue(), quotedAt);
      await ingestMatches(
        db,
        quotedAt,
        kickoffs.map((kickoff, index) => feedMatch(...(pairs[index] as (typeof pairs)[number]), kickoff)),
      );
      const { rows } = await db.query<{ id: number }>('select id from matches order by kickoff_utc');
      matchIds.push(...rows.map(({ id }) => id));
      const bet = { market: 'total-goals', line: 2.5, selection: 'over' } as const;
      const tips = kickoffs.map((kickoff, index) =>
        aTip({ matchId: matchIds[index] as number, kickoffUtc: new Date(kickoff), ...bet, decimalOdds: 1.8, expectedValue: 0.15 }),
      );
      await inTransaction(db, (client) => recordTips(client, tips, new Date('2024-04-05T09:00:00Z')));
      for (const matchId of matchIds) await aForecast(db, { matchId, pricedAt: quotedAt });
      for (const [index] of hours.entries()) {
        await aQuote(db, { matchId: matchIds[index] as number, quotedAt, prices: [oddsOf(index), 2.1] });
      }
    });

    it('are three of today’s that are still to come, the greatest present value first', async () => {
      expect(await sequences('2024-04-06T12:00:00Z')).toEqual([7, 6, 5]);
      expect(await sequences('2024-04-06T17:30:00Z')).toEqual([7, 6]);
      const { best } = await shellAt('2024-04-06T17:30:00Z');
      expect(best).toMatchObject({ isToday: true, day: '2024-04-06', count: 7, open: 2 });
      expect(best?.tips[0]?.now).toEqual({
        decimalOdds: 1.76,
        bookmaker: 'bet365',
        bookmakerName: 'bet365',
        probability: expect.closeTo(0.6406, 4),
        expectedValue: expect.closeTo(0.1275, 3),
        pricesSeenAt: new Date('2024-04-06T10:00:00Z'),
        worthTipping: true,
      });
    });

    it('are right until the next kick-off among them, and hang on no topic of the ledger', async () => {
      const { notes } = await shellAt('2024-04-06T17:55:00Z');
      expect(notes.until).toContainEqual(new Date('2024-04-06T18:00:00Z'));
      expect(notes.topics).not.toContain('minor:tips');
      expect((await shellAt('2024-04-06T17:30:00Z')).notes.until).toContainEqual(new Date('2024-04-06T17:40:00Z'));
    });

    it('are kept until a record of the ledger, a name, one of the matches or the hour changes them', async () => {
      const cachedAt = async (utc: string) => {
        const { site, notes } = createSiteForPages(db, new Date(utc));
        await loadTodaysTips({ ...site, fragment: (_name, load) => load(site.page) }, 'Europe/London');
        return { topics: notes.topics.toSorted(), until: notes.until };
      };
      expect(await cachedAt('2024-04-06T17:30:00Z')).toEqual({
        topics: ['catalogue', `minor:match:${matchIds[5]}`, `minor:match:${matchIds[6]}`, 'minor:tips'],
        until: [new Date('2024-04-06T18:00:00Z')],
      });
      const midnight = new Date('2024-04-06T23:00:00Z');
      expect(await cachedAt('2024-04-06T20:00:00Z')).toEqual({ topics: ['catalogue', 'minor:tips'], until: [midnight] });
    });

    it('leave out one whose price has gone below what the rule asks, whatever it paid when it was published', async () => {
      // 0.6406 · 1.57 − 1 is +0.6%
      await aQuote(db, { matchId: matchIds[6] as number, quotedAt: new Date('2024-04-06T12:30:00Z'), prices: [1.57, 2.3] });
      expect(await sequences('2024-04-06T12:00:00Z')).toEqual([7, 6, 5]);
      expect(await sequences('2024-04-06T13:00:00Z')).toEqual([6, 5, 4]);
      expect((await shellAt('2024-04-06T18:30:00Z')).best).toMatchObject({ isToday: true, tips: [], count: 7, open: 1 });
    });

    it('leave out one that nobody prices any more, or whose price is of the day before', async () => {
      await db.query('delete from quotes where match_id = $1', [matchIds[5]]);
      await db.query("update quotes set quoted_at = quoted_at - interval '24 hours' where match_id = $1", [matchIds[4]]);
      await countPrices(db, matchIds, new Date('2024-04-06T13:00:00Z'));
      expect(await sequences('2024-04-06T13:00:00Z')).toEqual([4, 3, 2]);
    });

    it('are tomorrow’s once today has none left', async () => {
      await aQuote(db, { matchId: matchIds[7] as number, quotedAt: new Date('2024-04-06T19:30:00Z'), prices: [1.7, 2.2] });
      expect((await shellAt('2024-04-06T20:00:00Z')).best).toMatchObject({
        isToday: false,
        day: '2024-04-07',
        count: 1,
        tips: [{ tip: { sequence: 8 } }],
      });
    });
  });
});
