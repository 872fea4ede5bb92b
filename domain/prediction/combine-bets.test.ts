import { expect, it } from 'vitest';
import { combineBets } from './combine-bets.ts';

it('several bets as one multiply chances and prices, and lose more than each alone', () => {
  // 0.8 × 0.75 × 0.5 = 0.3; 1.2 × 1.3 × 1.9 = 2.964; each alone loses 4, 2.5 and 5 in a hundred.
  const { chance, decimalOdds, needed, loss } = combineBets([
    { chance: 0.8, decimalOdds: 1.2 },
    { chance: 0.75, decimalOdds: 1.3 },
    { chance: 0.5, decimalOdds: 1.9 },
  ]);
  expect(chance).toBeCloseTo(0.3, 10);
  expect(decimalOdds).toBeCloseTo(2.964, 10);
  expect(needed).toBeCloseTo(1 / 2.964, 10);
  expect(loss).toBeCloseTo(0.1108, 10);
});

it('bets above their fair prices gain', () => {
  expect(combineBets([{ chance: 0.5, decimalOdds: 2.2 }]).loss).toBeCloseTo(-0.1, 10);
});
