import { expect, it } from 'vitest';
import { exactFraction } from './exact-fraction.ts';

it.each([
  [1.91, '91/100'],
  [3.5, '5/2'],
  [13 / 3, '10/3'],
  [4 / 3, '1/3'],
  [1.01, '1/100'],
  [2, '1/1'],
  [1.001, '1/1000'],
  [2.375, '11/8'],
  [1001, '1000/1'],
])('gives the profit of %f as %s', (decimalOdds, fraction) => {
  expect(exactFraction(decimalOdds)).toBe(fraction);
});

it('gives none where none up to thousandths is exact', () => {
  expect(exactFraction(1 + Math.SQRT1_2)).toBeUndefined();
  expect(exactFraction(1.00001)).toBeUndefined();
});
