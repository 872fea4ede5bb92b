import { describe, expect, it } from 'vitest';
import { accumulatorOf } from './accumulator.ts';
import { returnsOfAccumulator, returnsOfSingles } from './returns.ts';
import type { SlipLeg } from './slip-leg.ts';

function leg(matchId: number, decimalOdds: number, probability: number | undefined = 0.5): SlipLeg {
  return { matchId, bet: { market: 'match-result', line: 0, selection: 'home' }, decimalOdds, probability };
}

describe('an accumulator', () => {
  it('multiplies prices and probabilities of different matches: 1.85 × 1.62 = 2.997, 0.55 × 0.66 = 0.363', () => {
    const { decimalOdds, probability, fairOdds, warnings } = accumulatorOf([leg(1, 1.85, 0.55), leg(2, 1.62, 0.66)]);
    expect(decimalOdds).toBeCloseTo(2.997, 12);
    expect(probability).toBeCloseTo(0.363, 12);
    expect(fairOdds).toBeCloseTo(1000 / 363, 12);
    expect(warnings).toEqual([]);
  });

  it('of one leg is that leg', () => {
    expect(accumulatorOf([leg(1, 2.5, 0.4)])).toEqual({ legs: 1, decimalOdds: 2.5, probability: 0.4, fairOdds: 2.5, warnings: [] });
  });

  it('of no leg has no figures', () => {
    expect(accumulatorOf([])).toEqual({ legs: 0, decimalOdds: undefined, probability: undefined, fairOdds: undefined, warnings: [] });
  });

  it('gives neither price nor probability for two legs of one match and says which match', () => {
    expect(accumulatorOf([leg(7, 2), leg(8, 3), leg(7, 4)])).toEqual({
      legs: 3,
      decimalOdds: undefined,
      probability: undefined,
      fairOdds: undefined,
      warnings: [{ code: 'same-match', matchIds: [7] }],
    });
  });

  it('has a price but no probability where a leg has no forecast', () => {
    const unknown: SlipLeg = { ...leg(9, 3), probability: undefined };
    expect(accumulatorOf([leg(8, 2), unknown])).toEqual({
      legs: 2,
      decimalOdds: 6,
      probability: undefined,
      fairOdds: undefined,
      warnings: [{ code: 'no-forecast', matchIds: [9] }],
    });
  });

  it('that cannot win has no fair price', () => {
    expect(accumulatorOf([leg(1, 2, 0)]).fairOdds).toBeUndefined();
  });

  it('refuses prices and probabilities that cannot be, and names the match', () => {
    expect(() => accumulatorOf([leg(3, 1)])).toThrow('the price on match 3 must be above 1, not 1');
    expect(() => accumulatorOf([leg(3, Number.NaN)])).toThrow(RangeError);
    expect(() => accumulatorOf([leg(4, 2, 1.2)])).toThrow('the probability on match 4 must be 0 to 1, not 1.2');
  });
});

describe('returns', () => {
  it('of singles are each stake at its price: 10 at 1.85 and 10 at 1.62 cost 20 and pay 34.70', () => {
    const { stake, returns, profit } = returnsOfSingles([leg(1, 1.85), leg(2, 1.62)], 10);
    expect(stake).toBe(20);
    expect(returns).toBeCloseTo(34.7, 12);
    expect(profit).toBeCloseTo(14.7, 12);
  });

  it('of an accumulator are the stake at the combined price, not rounded: 10 pay 29.97', () => {
    const { stake, returns, profit } = returnsOfAccumulator([leg(1, 1.85), leg(2, 1.62)], 10);
    expect(stake).toBe(10);
    expect(returns).toBeCloseTo(29.97, 12);
    expect(profit).toBeCloseTo(19.97, 12);
    expect(returnsOfAccumulator([leg(1, 1.333), leg(2, 1.333)], 1).returns).toBe(1.333 * 1.333);
  });

  it('of legs of one match are known as singles only', () => {
    const legs = [leg(1, 2), leg(1, 3)];
    expect(returnsOfSingles(legs, 1).returns).toBe(5);
    expect(returnsOfAccumulator(legs, 1)).toEqual({ stake: 1, returns: undefined, profit: undefined });
  });

  it('of nothing staked are nothing', () => {
    expect(returnsOfSingles([leg(1, 2)], 0)).toEqual({ stake: 0, returns: 0, profit: 0 });
  });

  it('refuse a stake below nothing or no number', () => {
    expect(() => returnsOfSingles([leg(1, 2)], -1)).toThrow('a stake must be at least 0, not -1');
    expect(() => returnsOfAccumulator([leg(1, 2)], Number.NaN)).toThrow(RangeError);
    expect(() => returnsOfAccumulator([leg(1, 2)], Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});
