import { describe, expect, it } from 'vitest';
import { chanceBehindOdds, freeBetValue, ownBetValue } from './bonus-value.ts';

describe('what a bonus is worth', () => {
  it('is the winnings alone for a free bet: ten units at evens, once in two times, are five', () => {
    expect(freeBetValue({ stakeUnits: 10, decimalOdds: 2, winProbability: 0.5 })).toBe(5);
    expect(ownBetValue({ stakeUnits: 10, decimalOdds: 2, winProbability: 0.5 })).toBe(0);
  });

  it('is less at a low price than at a high one with the same margin', () => {
    const at = (decimalOdds: number) => freeBetValue({ stakeUnits: 10, decimalOdds, winProbability: chanceBehindOdds(decimalOdds, 0.25) });
    // 1 ÷ (1.25 × 1.25) = 0.64, of which each pays 2.5; 1 ÷ (4 × 1.25) = 0.2, of which each pays 30.
    expect([at(1.25), at(4)]).toEqual([expect.closeTo(1.6, 10), expect.closeTo(6, 10)]);
  });

  it('does not depend on the price for a bet of one’s own: the margin takes its part of the stake', () => {
    for (const decimalOdds of [1.2, 2, 7.5]) {
      const winProbability = chanceBehindOdds(decimalOdds, 0.25);
      expect(ownBetValue({ stakeUnits: 10, decimalOdds, winProbability })).toBeCloseTo(-2, 10);
    }
  });

  it('has no answer for what is no bet', () => {
    expect(() => freeBetValue({ stakeUnits: 10, decimalOdds: 1, winProbability: 0.5 })).toThrow(/odds are above 1, not 1/);
    expect(() => ownBetValue({ stakeUnits: -1, decimalOdds: 2, winProbability: 0.5 })).toThrow(/stake is 0 or more, not -1/);
    expect(() => ownBetValue({ stakeUnits: 1, decimalOdds: 2, winProbability: 47 })).toThrow(/chance is 0 to 1, not 47/);
    expect(() => chanceBehindOdds(2, Number.NaN)).toThrow(/overround is 0 or more/);
  });
});
