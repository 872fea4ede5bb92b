import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { inTransaction } from '#data/database/database.ts';
import { listNews } from '#data/queries/news/list-news.ts';
import type { MonthOfTips } from '#domain/news/news-facts.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { publishNews } from './publish-news.ts';

const { db } = await createTestDatabase();
const stored = new Date('2024-02-01T09:00:00Z');
const march = (day: number) => new Date(Date.UTC(2024, 2, day, 15));
const played = {
  matchStatus: 'finished',
  homeGoals: 2,
  awayGoals: 1,
  halfTimeHome: null,
  halfTimeAway: null,
  closingOdds: null,
  closingProbability: null,
} as const;

const settle = (tipSequence: number, outcome: BetOutcome, correctsSequence: number | null = null) =>
  inTransaction(db, (client) =>
    recordSettlements(client, [{ ...played, tipSequence, outcome, correctsSequence }], new Date('2024-04-01T00:30:00Z')),
  );

/** The id of the last match that is not stored, for tips without a match of their own. */
let unstored = 700_000;
interface Wanted {
  readonly odds?: number;
  readonly origin?: 'clock-set' | 'reconstructed';
  readonly matchId?: number;
}
async function tip(kickoffUtc: Date, { odds = 2, origin = 'clock-set', matchId }: Wanted = {}): Promise<number> {
  unstored += 1;
  const clubs = await db.query<{ home: number; away: number }>(
    'select home_team_id as home, away_team_id as away from matches where id = $1',
    [matchId],
  );
  const { home: homeClubId = 11, away: awayClubId = 12 } = clubs.rows[0] ?? {};
  const wanted = { matchId: matchId ?? unstored, homeClubId, awayClubId, kickoffUtc, decimalOdds: odds, origin };
  const tips = [aTip({ ...wanted, market: 'match-result', line: 0, selection: 'home' })];
  const [record] = await inTransaction(db, (client) => recordTips(client, tips, stored));
  return record?.sequence as number;
}

const monthAt = async (moment: string) => {
  await publishNews(db, new Date(moment));
  const [piece] = await listNews(db, { slug: 'tips-2024-03', limit: 1 });
  return piece?.facts as MonthOfTips | undefined;
};
const noon = '2024-04-01T12:00:00Z';

let matchIds: number[] = [];
beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), stored);
  await ingestMatches(db, stored, [
    feedMatch('Arsenal', 'Everton', march(2).toISOString()),
    feedMatch('Man City', 'Man United', march(3).toISOString()),
  ]);
  const { rows } = await db.query<{ id: number }>('select id from matches order by kickoff_utc');
  matchIds = rows.map(({ id }) => id);
});

it('four tips are no month to speak of', async () => {
  await settle(await tip(march(2), { matchId: matchIds[0] as number, odds: 3 }), 'lost');
  await settle(await tip(march(3), { matchId: matchIds[1] as number, odds: 2.5 }), 'won');
  await settle(await tip(march(4), { odds: 1.9 }), 'lost');
  await settle(await tip(march(5), { odds: 1.8 }), 'lost');
  expect(await monthAt(noon)).toBeUndefined();
});

it('nor with a fifth that was worked out afterwards, was withdrawn or is of another month', async () => {
  await settle(await tip(march(20), { origin: 'reconstructed' }), 'won');
  await settle(await tip(new Date('2024-02-29T23:59:00Z')), 'won');
  await settle(await tip(new Date('2024-04-01T00:00:00Z')), 'won');
  const withdrawn = await tip(march(21));
  await inTransaction(db, (client) => recordWithdrawals(client, [{ tipSequence: withdrawn, reason: 'postponed' }], march(20)));
  expect(await monthAt(noon)).toBeUndefined();
});

it('a month waits for its open tips for three days, and is then told without them', async () => {
  await settle(await tip(march(31)), 'half-won');
  await tip(new Date('2024-03-31T23:00:00Z'));
  expect(await monthAt(noon)).toBeUndefined();
  expect(await monthAt('2024-04-03T23:59:00Z')).toBeUndefined();
  await corrected();
  expect(await monthAt('2024-04-04T00:00:00Z')).toBeDefined();
});

/** Corrects the third tip to have been won. */
async function corrected(): Promise<void> {
  const { rows } = await db.query<{ tip: number; settlement: number }>(
    'select t.sequence as tip, s.sequence as settlement from tips t join tip_settlements s on s.tip_sequence = t.sequence where t.decimal_odds = 1.9',
  );
  await settle(Number(rows[0]?.tip), 'won', Number(rows[0]?.settlement));
}

it('a month waits for no tip that was withdrawn', async () => {
  const february = (day: number) => new Date(Date.UTC(2024, 1, day, 15));
  for (const day of [10, 11, 12, 13, 14]) await settle(await tip(february(day)), 'won');
  const withdrawn = await tip(february(15));
  await inTransaction(db, (client) => recordWithdrawals(client, [{ tipSequence: withdrawn, reason: 'postponed' }], february(15)));
  await publishNews(db, new Date('2024-03-01T09:00:00Z'));
  // One of the last minute of February comes in addition to the five.
  expect((await listNews(db, { slug: 'tips-2024-02', limit: 1 }))[0]?.facts).toMatchObject({ won: 6, lost: 0, returned: 0 });
});

it('tips are counted by their newest settlement, with the profit of a unit each after every match', async () => {
  // Lost at 3.00, won at 2.50, won at 1.90 after all, lost at 1.80, half won at 2.00.
  const facts = await monthAt(noon);
  expect(facts).toMatchObject({ month: 3, year: 2024, won: 2, lost: 2, returned: 1, longestLosingRun: 1 });
  expect(facts?.course).toEqual([-1, 0.5, 1.4, 0.4, 0.9]);
  expect(facts?.profit).toBeCloseTo(0.9);
});

it('the dearest win is the highest price that won, with its match', async () => {
  expect((await monthAt(noon))?.dearestWin).toEqual({
    home: { of: 'club', slug: 'manchester-city', name: expect.any(String) },
    away: { of: 'club', slug: 'manchester-united', name: expect.any(String) },
    slug: 'manchester-city-manchester-united-2024-03-03',
    bet: { market: 'match-result', line: 0, selection: 'home' },
    price: 2.5,
  });
});

it('a month is written once', async () => {
  const { rows } = await db.query<{ day: Date }>("select published_at as day from news where slug = 'tips-2024-03'");
  await monthAt('2024-04-20T09:00:00Z');
  const again = await db.query<{ day: Date }>("select published_at as day from news where slug = 'tips-2024-03'");
  expect(again.rows).toEqual(rows);
});

it('the tips of a month belong to no competition', async () => {
  const [piece] = await listNews(db, { slug: 'tips-2024-03', limit: 1 });
  expect([piece?.tournamentId, piece?.tournament]).toEqual([null, null]);
});
