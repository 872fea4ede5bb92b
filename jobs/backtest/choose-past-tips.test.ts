import { describe, expect, it } from 'vitest';
import type { Forecast } from '#domain/forecast/forecast.ts';
import type { ScoreParameters } from '#domain/forecast/goals/score-grid.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { pastSeason } from '#tests/factories/past-season.ts';
import { choosePastTips } from './choose-past-tips.ts';
import type { EarlyMarket } from './early-market.ts';
import { chancesOf } from './judged-market.ts';
import type { PastMatch } from './past-match.ts';

const [past] = pastSeason() as [PastMatch];
const parameters = { homeGoals: 1.6, awayGoals: 1.1, lowScoreDependence: 0, drawWeight: 1 } as ScoreParameters;
const factors = { attackGoals: 1.3, defenceGoals: 1.3, formGoals: 0 };
const forecast: Forecast = {
  model: parameters,
  marketInformed: undefined,
  halfTimeShare: undefined,
  reliability: { level: 5, matches: 80 },
  factors: { homeAdvantageGoals: 0.3, leagueGoalsPerMatch: 2.6, home: factors, away: factors, clubsRanked: 18 },
  counts: {},
};
const homeChance = chancesOf(parameters).matchResult[0] as number;
const quotedAt = new Date('2022-08-05T15:00:00Z');
const home: Bet = { market: 'match-result', line: 0, selection: 'home' };
const goodOdds = 1.06 / homeChance;

function offered(decimalOdds: number, over: Partial<PastMatch> = {}, bet: Bet = home): PastMatch {
  return { ...past, early: { quotedAt, opinion: {}, sharp: {}, offers: [{ bet, decimalOdds, bookmaker: 'bet365', quotedAt }] }, ...over };
}

function choose(match: PastMatch, over: { model?: ScoreParameters; blended?: ScoreParameters } = {}) {
  return choosePastTips(match, match.early as EarlyMarket, { ...forecast, model: over.model ?? parameters }, over.blended ?? parameters);
}

describe('choosePastTips', () => {
  it('publishes where the price is worth more than the chance, when the prices were collected', () => {
    const [tip, ...others] = choose(offered(goodOdds));
    expect(others).toEqual([]);
    expect(tip).toMatchObject({ publishedAt: quotedAt, kickoffUtc: past.kickoffUtc, market: 'match-result', stakeUnits: 1 });
    expect(tip?.probability).toBeCloseTo(homeChance, 12);
    expect(choose(offered(1.005 / homeChance))).toEqual([]);
  });

  it('rests on the blended forecast, not on the model', () => {
    const doubtful = { ...parameters, homeGoals: 1.2 };
    expect(choose(offered(goodOdds), { blended: doubtful })).toEqual([]);
    expect(choose(offered(goodOdds), { model: doubtful })).toHaveLength(1);
  });

  it('settles by the score at the price that was taken', () => {
    const [won] = choose(offered(goodOdds, { goals: { home: 2, away: 1 } }));
    expect(won).toMatchObject({ outcome: 'won', profitUnits: goodOdds - 1 });
    const [lost] = choose(offered(goodOdds, { goals: { home: 1, away: 1 } }));
    expect(lost).toMatchObject({ outcome: 'lost', profitUnits: -1 });
  });

  it('knows the closing probability of the same market, margin removed', () => {
    /* No margin: 1/2 + 1/4 + 1/4. */
    const closingLine = { matchResult: [2, 4, 4] as [number, number, number] };
    const [tip] = choose(offered(goodOdds, { prices: { ...past.prices, closingLine } }));
    expect(tip?.closingProbability).toBeCloseTo(0.5, 9);
    const [without] = choose(offered(goodOdds, { prices: { ...past.prices, closingLine: {} } }));
    expect(without?.closingProbability).toBeUndefined();
  });

  it('tips nothing on goals, however much they pay', () => {
    const over: Bet = { market: 'total-goals', line: 2.5, selection: 'over' };
    const overChance = chancesOf(parameters).overUnder25[0] as number;
    expect(choose(offered(1.05 / overChance, {}, over))).toEqual([]);
  });

  it('tips nothing on a match that nobody quoted', () => {
    expect(choose(past)).toEqual([]);
  });
});
