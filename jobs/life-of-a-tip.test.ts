import { beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch, FeedQuote } from '#data/feeds/feed.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { dayNumberOf, rateClubs } from './forecasting/rate-clubs.ts';
import { publishForecasts } from './publish-forecasts.ts';
import { publishTips } from './publish-tips.ts';
import { settleTips } from './settle-tips.ts';

const { db } = await createTestDatabase();
const clubs = ['Arsenal', 'Everton', 'Man City', 'Man United'];
const morning = new Date('2024-04-06T09:00:00Z');
const reach = { now: morning, until: new Date('2024-04-10T09:00:00Z') };
const quotedAt = new Date('2024-04-06T08:00:00Z');

/** Returns two years in which every two clubs meet, at home and away, with the same three scores: no club is better than another. */
function history(): FeedMatch[] {
  const scores = [
    [2, 1],
    [1, 1],
    [0, 1],
  ] as const;
  const rounds = [
    [0, 1, 2, 3],
    [2, 0, 1, 3],
    [0, 3, 1, 2],
    [1, 0, 3, 2],
    [0, 2, 3, 1],
    [3, 0, 2, 1],
  ] as const;
  return Array.from({ length: 54 }, (_, week) => {
    const day = new Date(Date.UTC(2022, 3, 2) + week * 13 * 86_400_000).toISOString();
    const [first, second, third, fourth] = (rounds[week % 6] as (typeof rounds)[number]).map((club) => clubs[club] as string);
    const [home, away] = scores[Math.floor(week / 6) % 3] as (typeof scores)[number];
    const result = { ...ended(home, away), season: '2022-23' };
    return [feedMatch(first as string, second as string, day, result), feedMatch(third as string, fourth as string, day, result)];
  }).flat();
}

const quote = (bookmaker: string, prices: number[], more: Partial<FeedQuote> = {}): FeedQuote => ({
  bookmaker,
  market: 'match-result',
  line: 0,
  phase: 'opening',
  quotedAt,
  prices,
  ...more,
});
const agreed = ['pinnacle', 'william-hill', 'ladbrokes'].map((bookmaker) => quote(bookmaker, [2.3, 3.3, 3.2]));
/** Quotes in which two bookmakers offer about a tenth more on the home side than the sharpest one and another. */
const apart = [...agreed.slice(0, 2), quote('ladbrokes', [2.5, 3.3, 3.2]), quote('bet365', [2.55, 3.3, 3.2])];

const fixtures = [
  feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', { quotes: apart }),
  feedMatch('Man City', 'Man United', '2024-04-07T14:00:00Z', { quotes: agreed }),
];

async function ledger() {
  const { rows } = await db.query(
    `select r.sequence, r.kind, t.market, t.selection, t.decimal_odds as odds, t.bookmaker, t.origin, s.outcome, s.profit_units as profit,
       s.closing_odds as "closingOdds", s.closing_probability as "closingProbability", s.corrects_sequence as corrects, w.reason
     from ledger_records r left join tips t using (sequence) left join tip_settlements s using (sequence)
       left join tip_withdrawals w using (sequence) order by r.sequence`,
  );
  return rows;
}

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), morning);
  await ingestMatches(db, morning, [...history(), ...fixtures]);
  const tournaments = await listForecastTournaments(db);
  const ratings = await rateClubs(db, tournaments, dayNumberOf(morning));
  await publishForecasts(db, ratings, tournaments, reach);
});

describe('the life of a tip', () => {
  it('begins before kick-off, at the best price of a bookmaker, where the others think less of the chance', async () => {
    expect(await publishTips(db, 'football', reach, 'reconstructed')).toBe(1);
    expect(await ledger()).toMatchObject([
      { sequence: 1, kind: 'tip', market: 'match-result', selection: 'home', odds: 2.55, bookmaker: 'bet365', origin: 'reconstructed' },
    ]);
  });

  it('tells among its reasons what the odds say beside results alone and our forecast', async () => {
    const { rows } = await db.query('select reasons, model_probability as model, blended_probability as blended from tips');
    const [{ reasons, model, blended }] = rows;
    // 0.402 by the average, 1/2.4125 of 1.03, and 0.414 by the sharpest, 1/2.3 of 1.05: seven tenths of the way from the first to the second.
    const odds = expect.closeTo(0.4105, 2);
    expect(reasons).toContainEqual({ code: expect.stringMatching(/^market-/), supports: expect.any(Boolean), model, odds, blended });
  });

  it('is not begun twice', async () => {
    await db.query('update forecasts set priced_at = null');
    expect(await publishTips(db, 'football', reach, 'reconstructed')).toBe(0);
  });

  it('says of a match without a tip why there is none', async () => {
    const { rows } = await db.query(
      `select f.tip_decisions->0->>'kind' as kind, f.tip_decisions->0->>'reason' as reason from forecasts f
       join matches m on m.id = f.match_id and m.kickoff_utc = '2024-04-07T14:00Z'`,
    );
    expect(rows).toEqual([{ kind: 'no-tip', reason: 'price-below-fair' }]);
  });

  it('stays open until the match is over', async () => {
    expect(await settleTips(db, new Date('2024-04-06T15:00:00Z'))).toBe(0);
  });

  it('ends with the result and the closing price of its bet', async () => {
    const kickoff = new Date('2024-04-06T14:00:00Z');
    const closing = ['pinnacle', 'william-hill', 'ladbrokes', 'bet365'].map((bookmaker) =>
      quote(bookmaker, [2.2, 3.3, 3.3], { phase: 'closing', quotedAt: kickoff }),
    );
    const played = { ...(fixtures[0] as FeedMatch), ...ended(2, 0), quotes: [...apart, ...closing] };
    await ingestMatches(db, new Date('2024-04-06T16:00:00Z'), [played]);
    expect(await settleTips(db, new Date('2024-04-06T16:00:30Z'))).toBe(1);
    const [, settlement] = await ledger();
    expect(settlement).toMatchObject({ kind: 'settlement', outcome: 'won', closingOdds: 2.2, corrects: null });
    expect(settlement.profit).toBeCloseTo(1.55, 10);
    // 1/2.2 of 1/2.2 + 1/3.3 + 1/3.3 is 0.4286 in proportion; Shin's method takes a little less from the favourite.
    expect(settlement.closingProbability).toBeGreaterThan(0.4286);
    expect(settlement.closingProbability).toBeLessThan(0.4386);
  });

  it('is settled again, and shows both, when the result is corrected', async () => {
    await ingestMatches(db, new Date('2024-04-08T09:00:00Z'), [{ ...(fixtures[0] as FeedMatch), ...ended(2, 2) }]);
    expect(await settleTips(db, new Date('2024-04-08T09:00:30Z'))).toBe(1);
    expect((await ledger()).at(-1)).toMatchObject({ kind: 'settlement', outcome: 'lost', profit: -1, corrects: 2 });
    expect(await settleTips(db, new Date('2024-04-08T09:01:00Z'))).toBe(0);
  });

  it('is void when the match is awarded afterwards, also by a ruling that names no score', async () => {
    const { score: _score, ...ruled } = { ...(fixtures[0] as FeedMatch), status: 'awarded' as const };
    await ingestMatches(db, new Date('2024-04-09T09:00:00Z'), [ruled]);
    expect(await settleTips(db, new Date('2024-04-09T09:00:30Z'))).toBe(1);
    expect((await ledger()).at(-1)).toMatchObject({ kind: 'settlement', outcome: 'void', profit: 0, corrects: 3 });
  });

  it('is withdrawn when its match is postponed', async () => {
    const late = feedMatch('Everton', 'Man United', '2024-04-09T19:00:00Z', { quotes: apart });
    await ingestMatches(db, morning, [late]);
    const tournaments = await listForecastTournaments(db);
    await publishForecasts(db, await rateClubs(db, tournaments, dayNumberOf(morning)), tournaments, reach);
    expect(await publishTips(db, 'football', reach, 'reconstructed')).toBe(1);
    await ingestMatches(db, morning, [{ ...late, status: 'postponed' }]);
    expect(await settleTips(db, new Date('2024-04-09T10:00:00Z'))).toBe(1);
    expect((await ledger()).at(-1)).toMatchObject({ kind: 'withdrawal', reason: 'postponed' });
  });

  it('leaves a ledger in which every hash is right', async () => {
    expect((await verifyLedger(db)).faults).toEqual([]);
  });
});
