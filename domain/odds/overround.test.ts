import { expect, it } from 'vitest';
import { overround } from './overround.ts';

it('is nothing for fair prices', () => expect(overround([2, 4, 4])).toBeCloseTo(0, 12));
it('is what three prices of 2.50 keep: 1.2 − 1', () => expect(overround([2.5, 2.5, 2.5])).toBeCloseTo(0.2, 12));
it('can be negative across bookmakers', () => expect(overround([2.1, 2.1])).toBeCloseTo(2 / 2.1 - 1, 12));
it('counts a double chance, of which two selections win, by half: 3 / 1.5 / 2 − 1', () =>
  expect(overround([1.5, 1.5, 1.5], 2)).toBeCloseTo(0, 12));
it('is not known while a price is missing', () => expect(overround([2, null, 4])).toBeUndefined());
