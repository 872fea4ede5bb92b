import { expect, it } from 'vitest';
import { marketMargin } from './market-margin.ts';

it('finds that a twentieth of the stakes is kept in a market of two at 1.90', () => {
  // 1/1.9 + 1/1.9 = 20/19: a margin of 1/19, and 95% come back.
  const { implied, overround, payout, fair } = marketMargin([1.9, 1.9]);
  expect(implied[0]).toBeCloseTo(10 / 19, 12);
  expect(overround).toBeCloseTo(1 / 19, 12);
  expect(payout).toBeCloseTo(0.95, 12);
  expect(fair).toEqual([0.5, 0.5]);
});

it('takes it out in proportion: 2, 3 and 4 imply 6, 4 and 3 twelfths of 13', () => {
  const { overround, fair } = marketMargin([2, 3, 4]);
  expect(overround).toBeCloseTo(1 / 12, 12);
  expect(fair.map((share) => Number(share.toFixed(12)))).toEqual([6 / 13, 4 / 13, 3 / 13].map((share) => Number(share.toFixed(12))));
});

it('shows a gain where best prices leave less than no margin', () => {
  expect(marketMargin([2.2, 2.2]).overround).toBeCloseTo(-1 / 11, 12);
});

it('asks for two prices at least', () => {
  expect(() => marketMargin([2])).toThrow(RangeError);
});
