import { expect, it } from 'vitest';
import { poolOdds } from './pool-odds.ts';

it('is the average where the sharpest bookmaker does not quote', () => {
  expect(poolOdds([0.5, 0.3, 0.2], undefined)).toEqual([0.5, 0.3, 0.2]);
});

it('takes seven tenths from the sharpest bookmaker', () => {
  // 0.3 · 0.5 + 0.7 · 0.54 = 0.528, 0.3 · 0.3 + 0.7 · 0.28 = 0.286, 0.3 · 0.2 + 0.7 · 0.18 = 0.186
  expect(poolOdds([0.5, 0.3, 0.2], [0.54, 0.28, 0.18])).toEqual([0.528, 0.286, 0.186].map((chance) => expect.closeTo(chance, 12)));
});

it('leaves out a price of the sharpest bookmaker that contradicts all others', () => {
  expect(poolOdds([0.5, 0.3, 0.2], [0.2, 0.3, 0.5])).toEqual([0.5, 0.3, 0.2]);
});
