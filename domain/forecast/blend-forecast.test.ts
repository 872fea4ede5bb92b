import { describe, expect, it } from 'vitest';
import { blendForecast } from './blend-forecast.ts';
import { headlineChances } from './headline-chances.ts';
import { scoreGrid } from './score-grid.ts';

const model = { homeGoals: 1.3, awayGoals: 1.3, lowScoreDependence: -0.045, drawWeight: 1 };
const matchResult = [1.5, 4.4, 6.8] as const;
const chances = (prices: Parameters<typeof blendForecast>[1]) => headlineChances(scoreGrid(blendForecast(model, prices)));

describe('blendForecast', () => {
  it('stands near the prices, a little towards the model', () => {
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

  it('pools prices and model by the exponents that it names', () => {
    // Prices without a margin: 0.5, 0.25, 0.25.
    const { home, draw, away } = headlineChances(scoreGrid(model));
    const weighted = [0.5 * home ** 0.03, 0.25 * draw ** 0.03 * 1.02, 0.25 * away ** 0.03];
    const sum = weighted.reduce((total, part) => total + part, 0);
    const pooled = chances({ matchResult: [2, 4, 4] });
    expect(pooled.home).toBeCloseTo((weighted[0] as number) / sum, 5);
    expect(pooled.draw).toBeCloseTo((weighted[1] as number) / sum, 5);
  });

  it('lets a handicap have its say beside a result, unless it contradicts it', () => {
    const result = { matchResult: [2, 3.6, 3.9] as const, totalGoals: { line: 2.5, prices: [1.9, 1.9] as const } };
    const alone = chances(result).home;
    expect(chances({ ...result, asianHandicap: { line: -0.5, prices: [1.92, 1.92] } }).home).toBeGreaterThan(alone);
    // The sign of the line turned round.
    expect(chances({ ...result, asianHandicap: { line: 0.5, prices: [1.98, 1.86] } }).home).toBe(alone);
  });

  it('needs a price, and a possible one', () => {
    expect(() => blendForecast(model, {})).toThrow('a blend needs the prices of at least one market');
    expect(() => blendForecast(model, { matchResult: [1.5, 4.4, 0] })).toThrow('a decimal price must be above 1, not 0');
  });

  it('gives the same bits for the same inputs', () => {
    expect(blendForecast(model, { matchResult })).toEqual(blendForecast({ ...model }, { matchResult: [...matchResult] }));
  });
});
