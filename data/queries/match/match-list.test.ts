import { beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { inTransaction } from '#data/database/database.ts';
import type { Language } from '#domain/language/languages.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { aQuote } from '#tests/factories/a-quote.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { listMatchesOfDay } from '../home/list-matches-of-day.ts';
import type { ListedMatch } from './match-list.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const kickoffUtc = new Date('2024-04-06T14:00:00Z');
let matchId: number;

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  const result = { bookmaker: 'bet365', market: 'match-result', line: 0, phase: 'opening', quotedAt: now } as const;
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', kickoffUtc.toISOString(), { quotes: [{ ...result, prices: [1.3, 5.5, 9] }] }),
  ]);
  matchId = (await db.query<{ id: number }>('select id from matches')).rows[0]?.id as number;
});

async function listed(locale: Language = 'en'): Promise<ListedMatch> {
  const { rows } = await db.query<{ id: number }>('select numeric_id as id from tournaments');
  const found = await listMatchesOfDay(db, {
    from: now,
    to: new Date('2024-04-07T00:00:00Z'),
    tournamentIds: rows.map(({ id }) => id),
    liveOnly: false,
    locale,
  });
  return found[0] as ListedMatch;
}

const forecast = (home: number, draw: number, away: number) => aForecast(db, { matchId, pricedAt: now, chances: { home, draw, away } });

describe('a listed match', () => {
  it('has neither tip nor mark where nothing is said of it', async () => {
    expect(await listed()).toMatchObject({ tip: null, prediction: null, chances: null });
  });

  it('carries the chances of its headline forecast in whole per cent', async () => {
    await aForecast(db, { matchId, chances: { home: 0.454, draw: 0.246, away: 0.3 } });
    expect((await listed()).chances).toEqual([45, 25, 30]);
    await forecast(0.69, 0.19, 0.12);
    expect((await listed()).chances).toEqual([69, 19, 12]);
  });

  it('has no prediction once it has begun without one on record', async () => {
    await forecast(0.69, 0.19, 0.12);
    await db.query("update matches set status = 'live'");
    expect(await listed()).toMatchObject({ prediction: null, chances: [69, 19, 12] });
    await db.query("update matches set status = 'scheduled'");
  });

  it('is predicted by its headline forecast until the prediction freezes, and by the frozen one from then on', async () => {
    await aForecast(db, { matchId, chances: { home: 0.454, draw: 0.246, away: 0.3 } });
    expect((await listed()).prediction).toMatchObject({ result: 'home', outcome: null });
    await forecast(0.29, 0.31, 0.4);
    expect((await listed()).prediction).toMatchObject({ result: 'away', outcome: null });
    const window = { startsFrom: kickoffUtc, startsUntil: new Date(kickoffUtc.getTime() + 900_000) };
    const frozen = aPrediction({
      matchId,
      kickoffUtc,
      result: 'draw',
      homeChance: 0.3,
      drawChance: 0.36,
      awayChance: 0.34,
      homeScore: 1,
      awayScore: 1,
    });
    await inTransaction(db, (client) => recordPredictions(client, [frozen], { sport: 'football', window, origin: 'clock-set', now }));
    const { prediction, chances } = await listed();
    expect({ prediction, chances }).toEqual({ prediction: { result: 'draw', home: 1, away: 1, outcome: null }, chances: [30, 36, 34] });
  });

  it('shows the tip of the greatest value that was not taken back', async () => {
    const over = { market: 'total-goals', line: 2.5, selection: 'over' } as const;
    const written = await inTransaction(db, (client) =>
      recordTips(
        client,
        [aTip({ matchId, kickoffUtc, expectedValue: 0.09 }), aTip({ matchId, kickoffUtc, ...over, expectedValue: 0.04 })],
        now,
      ),
    );
    const handicap = {
      bet: { market: 'asian-handicap', line: -0.25, selection: 'home' },
      decimalOdds: 1.91,
      state: 'open',
      origin: 'reconstructed',
    };
    expect((await listed()).tip).toMatchObject(handicap);
    await inTransaction(db, (client) =>
      recordWithdrawals(client, [{ tipSequence: written[0]?.sequence as number, reason: 'postponed' }], now),
    );
    expect((await listed()).tip).toMatchObject({ bet: over, state: 'open', present: null });
    await aQuote(db, { matchId, quotedAt: new Date('2024-04-06T07:00:00Z'), prices: [1.95, 1.9] });
    await aQuote(db, { matchId, quotedAt: new Date('2024-04-06T08:00:00Z'), prices: [1.8, 2.05] });
    await aQuote(db, { matchId, quotedAt: new Date('2024-04-06T07:30:00Z'), prices: [1.82, 2], bookmaker: 'coral' });
    await aQuote(db, { matchId, quotedAt: new Date('2024-04-06T07:30:00Z'), prices: [1.84, 2], bookmaker: '1xbet' });
    await aQuote(db, { matchId, quotedAt: new Date('2024-04-06T07:30:00Z'), prices: [2.1, 2], bookmaker: 'pinnacle' });
    await aQuote(db, { matchId, quotedAt: new Date('2024-04-06T08:00:00Z'), prices: [2.2, 1.8], bookmaker: 'betfair-exchange' });
    // In Britain Coral is licensed and 1xBet is not; in Brazil bet365 and 1xBet are; in Czechia none of them.
    expect((await listed()).tip).toMatchObject({
      decimalOdds: 1.91,
      present: { decimalOdds: 1.82, bookmaker: 'coral', bookmakerName: 'Coral' },
    });
    expect((await listed('pt-BR')).tip).toMatchObject({ present: { decimalOdds: 1.84, bookmaker: '1xbet' } });
    expect((await listed('de')).tip).toMatchObject({ present: { decimalOdds: 1.8, bookmaker: 'bet365' } });
    expect((await listed('cs')).tip).toMatchObject({ decimalOdds: 1.91, present: null });
    await inTransaction(db, (client) =>
      recordSettlements(
        client,
        [
          {
            tipSequence: written[1]?.sequence as number,
            outcome: 'won',
            matchStatus: 'finished',
            homeGoals: 2,
            awayGoals: 1,
            halfTimeHome: null,
            halfTimeAway: null,
            closingOdds: null,
            closingProbability: null,
            correctsSequence: null,
          },
        ],
        now,
      ),
    );
    expect((await listed()).tip).toMatchObject({ bet: over, state: 'won' });
  });

  it('keeps the tip that was written under a former number of the match', async () => {
    await inTransaction(db, (client) =>
      recordTips(client, [aTip({ matchId: 987_654, kickoffUtc, decimalOdds: 3.4, expectedValue: 0.12 })], now),
    );
    await db.query('insert into former_match_ids (former_id, match_id) values (987654, $1)', [matchId]);
    expect((await listed()).tip).toMatchObject({ decimalOdds: 3.4 });
  });

  it('carries its headline forecast while it is on, that of earlier prices where the match had none', async () => {
    await db.query(`update matches set status = 'live'`);
    await db.query(`update forecasts set market_informed = model || '{"homeGoals": 2.5}'`);
    expect((await listed()).forecast).toMatchObject({ homeGoals: 1.8 });
    await db.query('update forecasts set blended = null');
    expect((await listed()).forecast).toMatchObject({ homeGoals: 2.5 });
  });
});
