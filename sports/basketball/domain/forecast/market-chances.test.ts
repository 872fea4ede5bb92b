import { describe, expect, it } from 'vitest';
import { expectedValue } from '#domain/forecast/goals/bet-chances.ts';
import type { BasketballForecast } from './basketball-ratings.ts';
import { basketballBetChances, fairPrice } from './market-chances.ts';

/* One deviation of the normal distribution: 84.13 % lie below it, 15.87 % above. */
const forecast: BasketballForecast = { lead: { mean: 6, deviation: 12 }, total: { mean: 220.5, deviation: 20 } };

describe('the chances of a bet', () => {
  it('are those of the normal distribution on half lines', () => {
    expect(basketballBetChances({ market: 'moneyline', line: 0, selection: 'home' }, forecast).won).toBeCloseTo(0.6915, 4);
    expect(basketballBetChances({ market: 'spread', line: -18.5, selection: 'home' }, forecast).won).toBeCloseTo(0.1488, 4);
    expect(basketballBetChances({ market: 'spread', line: 5.5, selection: 'away' }, forecast).won).toBeCloseTo(0.169, 3);
    expect(basketballBetChances({ market: 'total', line: 240.5, selection: 'over' }, forecast)).toMatchObject({ void: 0 });
    expect(basketballBetChances({ market: 'total', line: 240.5, selection: 'under' }, forecast).won).toBeCloseTo(0.8413, 4);
  });

  it('give the stake back on a whole line with the chance of meeting it', () => {
    const chances = basketballBetChances({ market: 'spread', line: -6, selection: 'home' }, forecast);
    /* The density of the middle, 0.3989 / 12, over one point. */
    expect(chances.void).toBeCloseTo(0.0332, 4);
    expect(chances.won).toBeCloseTo(chances.lost, 12);
    expect(fairPrice(chances)).toBeCloseTo(2, 12);
  });

  it('never give it back for a draw, which overtime settles', () => {
    const winner = basketballBetChances({ market: 'moneyline', line: 0, selection: 'away' }, forecast);
    expect(winner.void).toBe(0);
    for (const line of [-0.5, 0, 0.5])
      expect(basketballBetChances({ market: 'spread', line, selection: 'away' }, forecast)).toEqual(winner);
  });

  it('leave nothing to be won at the fair price', () => {
    const chances = basketballBetChances({ market: 'total', line: 215, selection: 'under' }, forecast);
    expect(chances.won + chances.void + chances.lost).toBeCloseTo(1, 12);
    expect(expectedValue(chances, fairPrice(chances) ?? Number.NaN)).toBeCloseTo(0, 12);
  });

  it('are not given for a quarter of a point', () => {
    expect(() => basketballBetChances({ market: 'total', line: 215.25, selection: 'over' }, forecast)).toThrow('215.25');
  });
});
