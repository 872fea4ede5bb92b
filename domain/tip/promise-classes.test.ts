import { expect, it } from 'vitest';
import { chanceClassOf, valueClassOf } from './promise-classes.ts';

it.each([
  [0.35, 'below-40'],
  [0.4, '40-50'],
  [0.4999, '40-50'],
  [0.5, '50-60'],
  [0.6, '60-up'],
  [0.93, '60-up'],
])('a chance of %d is in the class %s', (probability, expected) => {
  expect(chanceClassOf(probability)).toBe(expected);
});

it.each([
  /* 2 · 0.49 − 1 is a loss: a chance that was shrunk after the tip was chosen may promise one. */
  [2, 0.49, 'below-3'],
  [2, 0.51, 'below-3'],
  [2, 0.52, '3-5'],
  [2.5, 0.44, '5-up'],
])('a price of %d at a chance of %d promises a value of the class %s', (decimalOdds, probability, expected) => {
  expect(valueClassOf(decimalOdds, probability)).toBe(expected);
});
