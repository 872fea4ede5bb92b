import { expect, it } from 'vitest';
import { type BetOutcome, profitOf } from './bet.ts';

it.each<[BetOutcome, number, number]>([
  ['won', 1.83, 0.83],
  // half the stake wins 0.94, the other half comes back
  ['half-won', 1.94, 0.47],
  ['void', 1.8, 0],
  ['half-lost', 2.5, -0.5],
  ['lost', 1.78, -1],
])('a unit that is %s at %d brings %d', (outcome, decimalOdds, profit) => {
  expect(profitOf(outcome, decimalOdds)).toBeCloseTo(profit, 12);
});
