import { expect, it } from 'vitest';
import { accumulate } from './accumulate.ts';

it('multiplies prices leg by leg and pays the product', () => {
  const { running, decimalOdds, returns, profit } = accumulate(10, [2, 1.5, 3]);
  expect(running).toEqual([2, 3, 9]);
  expect([decimalOdds, returns, profit]).toEqual([9, 90, 80]);
});

it('is a single bet with one leg', () => {
  expect(accumulate(4, [2.5])).toEqual({ running: [2.5], decimalOdds: 2.5, returns: 10, profit: 6 });
});

it('multiplies what was written, not what is shown: three thirds on make 64/27, where 1.33 thrice is 2.3526', () => {
  expect(accumulate(1, [4 / 3, 4 / 3, 4 / 3]).decimalOdds).toBeCloseTo(64 / 27, 12);
});
