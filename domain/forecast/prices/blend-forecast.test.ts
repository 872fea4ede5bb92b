import { describe, expect, it } from 'vitest';
import { headlineChances } from '../goals/headline-chances.ts';
import { scoreGrid } from '../goals/score-grid.ts';
import { blendForecast } from './blend-forecast.ts';
import type { MarketPrices } from './market-view.ts';
import { removeMargin } from './remove-margin.ts';

const model = { homeGoals: 1.3, awayGoals: 1.3, lowScoreDependence: -0.045, drawWeight: 1 };
const matchResult = [1.5, 4.4, 6.8] as const;
const byResults = { model, marketInformed: undefined };
const informed = { model, marketInformed: model };
const chances = (average: MarketPrices) => headlineChances(scoreGrid(blendForecast(byResults, { average, hoursBefore: 24 })));

describe('blendForecast', () => {
  it('is the prices where the forecast rests on results alone', () => {
    const { home, away } = chances({ matchResult });
    const before = headlineChances(scoreGrid(model));
    // 1/1.5 of a book of 104.1%, by hand: 0.640 in proportion, more by the power method.
    expect(home).toBeGreaterThan(0.63);
    expect(home).toBeLessThan(0.66);
    expect(away).toBeLessThan(0.16);
    expect(before.home).toBeLessThan(0.4);
  });

  it('takes up what is asked about goals', () => {
    const many = chances({ matchResult, totalGoals: { line: 2.5, prices: [1.5, 2.6] } });
    const few = chances({ matchResult, totalGoals: { line: 2.5, prices: [2.6, 1.5] } });
    expect(many.overTwoAndHalf).toBeCloseTo(0.63, 1);
    expect(few.overTwoAndHalf).toBeCloseTo(0.37, 1);
    expect(many.home).toBeCloseTo(few.home, 3);
    expect(many.bothScore).toBeGreaterThan(few.bothScore);
  });

  it('takes up what is asked about both sides scoring, beside the result and the goals', () => {
    const prices = { matchResult: [2.4, 3.3, 3.1], totalGoals: { line: 2.5, prices: [1.95, 1.95] } } as const;
    const open = chances({ ...prices, bothTeamsToScore: [1.7, 2.2] });
    const shut = chances({ ...prices, bothTeamsToScore: [2, 1.84] });
    const unasked = chances(prices);
    expect(open.bothScore).toBeGreaterThan(unasked.bothScore + 0.005);
    expect(shut.bothScore).toBeLessThan(unasked.bothScore - 0.005);
    expect(open.home).toBeCloseTo(shut.home, 1);
  });

  it('is moved by a handicap alone', () => {
    const ahead = chances({ asianHandicap: { line: -1, prices: [1.95, 1.95] } });
    expect(ahead.home).toBeGreaterThan(0.55);
    expect(ahead.home).toBeLessThan(0.68);
  });

  it('is the mean of the odds and a forecast that knows earlier prices, which counts the more the earlier the odds are', () => {
    // Prices without a margin: 0.5, 0.25, 0.25.
    const average = { matchResult: [2, 4, 4] as const };
    const { home, draw, away } = headlineChances(scoreGrid(model));
    const at = (hoursBefore: number) => headlineChances(scoreGrid(blendForecast(informed, { average, hoursBefore })));
    // Two days: 2 · 0.12.
    expect(at(48).home).toBeCloseTo(0.76 * 0.5 + 0.24 * home, 5);
    expect(at(48).draw).toBeCloseTo(0.76 * 0.25 + 0.24 * draw, 5);
    expect(at(48).away).toBeCloseTo(0.76 * 0.25 + 0.24 * away, 5);
    expect(at(0).home).toBeCloseTo(0.5, 5);
    expect(at(0).home).toBeGreaterThan(at(24).home);
    expect(at(24).home).toBeGreaterThan(at(48).home);
    // After three days a price gets no older, and none is younger than the kick-off.
    expect(at(100)).toEqual(at(72));
    expect(at(-1)).toEqual(at(0));
    expect(headlineChances(scoreGrid(blendForecast(byResults, { average, hoursBefore: 48 }))).home).toBeCloseTo(0.5, 5);
  });

  it('takes more than half of the odds from the sharpest bookmaker, and does without', () => {
    const average = { matchResult: [2, 4, 4] as const };
    // 1/2.2 + 1/4 + 1/x = 1 without a margin: x = 3.3846…
    const sharp = { matchResult: [2.2, 4, 44 / 13] as const };
    const blended = headlineChances(scoreGrid(blendForecast(informed, { average, sharp, hoursBefore: 0 })));
    expect(blended.home).toBeCloseTo(0.3 * 0.5 + 0.7 / 2.2, 5);
    expect(blended.away).toBeCloseTo(0.3 * 0.25 + (0.7 * 13) / 44, 5);
    // A price of it on another line says nothing about this one.
    const goals = { totalGoals: { line: 2.5, prices: [1.9, 1.9] as const } };
    const otherLine = { totalGoals: { line: 3.5, prices: [1.2, 5] as const } };
    expect(blendForecast(informed, { average: goals, sharp: otherLine, hoursBefore: 0 })).toEqual(
      blendForecast(informed, { average: goals, hoursBefore: 0 }),
    );
  });

  it('lies between its inputs in every priced market, whatever a handicap says beside them', () => {
    const [matchResult, totalGoals] = [[2, 3.6, 3.9] as const, { line: 2.5, prices: [1.9, 1.9] as const }];
    const byOdds = [...removeMargin(matchResult, 'power'), removeMargin(totalGoals.prices, 'power')[0] as number];
    const before = headlineChances(scoreGrid(model));
    const byForecast = [before.home, before.draw, before.away, before.overTwoAndHalf];
    for (const prices of [
      [1.92, 1.92],
      [1.8, 2.06],
      [2.06, 1.8],
    ] as const) {
      const blended = blendForecast(informed, {
        average: { matchResult, totalGoals, asianHandicap: { line: -0.5, prices } },
        hoursBefore: 36,
      });
      const { home, draw, away, overTwoAndHalf } = headlineChances(scoreGrid(blended));
      for (const [at, chance] of [home, draw, away, overTwoAndHalf].entries()) {
        const [odds, forecast] = [byOdds[at] as number, byForecast[at] as number];
        expect(chance).toBeGreaterThan(Math.min(odds, forecast) - 0.0025);
        expect(chance).toBeLessThan(Math.max(odds, forecast) + 0.0025);
      }
    }
  });

  it('lets a handicap have its say beside a result, unless it contradicts it', () => {
    const result = { matchResult: [2, 3.6, 3.9] as const, totalGoals: { line: 2.5, prices: [1.9, 1.9] as const } };
    const regularity = (average: MarketPrices) => blendForecast(byResults, { average, hoursBefore: 24 }).goalRegularity;
    expect(regularity({ ...result, asianHandicap: { line: -1.5, prices: [3.6, 1.28] } })).not.toBe(regularity(result));
    // The sign of the line turned round.
    expect(chances({ ...result, asianHandicap: { line: 0.5, prices: [1.98, 1.86] } }).home).toBe(chances(result).home);
  });

  it('needs a price, and a possible one', () => {
    expect(() => blendForecast(byResults, { average: {}, hoursBefore: 1 })).toThrow('a blend needs the prices of at least one market');
    expect(() => chances({ matchResult: [1.5, 4.4, 0] })).toThrow('a decimal price must be above 1, not 0');
  });

  it('gives the same bits for the same inputs', () => {
    expect(chances({ matchResult })).toEqual(chances({ matchResult: [...matchResult] }));
  });
});
