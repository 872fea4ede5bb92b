import { expect, it } from 'vitest';
import { dutch, eachWayReturns, kellyShare, singleReturns } from './stakes.ts';

it('pays a single bet by its price', () => {
  expect(singleReturns(10, 2.5)).toEqual({ returns: 25, profit: 15 });
});

it('pays both parts of an each-way bet on a winner, one on a placed selection', () => {
  // Five units each way at 10/1 with a quarter of the odds: 55 for the win, 5 × 3.5 = 17.50 for the place, of 10 staked.
  expect(eachWayReturns({ stakePerPart: 5, decimalOdds: 11, placeFraction: 1 / 4 })).toEqual({
    won: { returns: 72.5, profit: 62.5 },
    placed: { returns: 17.5, profit: 7.5 },
    lost: { returns: 0, profit: -10 },
  });
});

it.each([
  // Kelly's coin that falls right three times in five, at evens: a fifth of what one has.
  [0.6, 2, 0.2],
  [0.5, 2.1, 1 / 22],
  [0.4, 2.5, 0],
  [0.3, 2.5, 0],
])('stakes on a chance of %f at %f the share %f of a bankroll', (probability, decimalOdds, share) => {
  expect(kellyShare(probability, decimalOdds)).toBeCloseTo(share, 12);
  expect(kellyShare(probability, decimalOdds, 0.5)).toBeCloseTo(share / 2, 12);
});

it('spreads a stake so that each selection would pay the same', () => {
  // 1/3 + 1/6 = 1/2, so 100 units return 200 whichever wins.
  const { stakes, returns, profit } = dutch(100, [3, 6]);
  expect(stakes).toEqual([66.67, 33.33]);
  expect([returns, profit]).toEqual([200, 100]);
});

it('spreads a stake in hundredths that add up to it', () => {
  // Each a third: 3.33 three times would leave a hundredth over.
  expect(dutch(10, [4, 4, 4]).stakes).toEqual([3.34, 3.33, 3.33]);
  // Sixths, of which five would be rounded up to 1.67 each and the sum to 10.02.
  expect(dutch(10, [5, 5, 5, 5, 5, 5]).stakes).toEqual([1.67, 1.67, 1.67, 1.67, 1.66, 1.66]);
  const prices = [2.37, 3.91, 7.4, 11, 26];
  const sum = dutch(73.19, prices).stakes.reduce((total, stake) => total + Math.round(stake * 100), 0);
  expect(sum).toBe(7319);
});
