import { expect, it } from 'vitest';
import { negativeBinomialAtMost } from './negative-binomial.ts';

it('is the negative binomial distribution', () => {
  /* Mean 2 and variance 4: two trials to be won at one half each, of which the losses are counted: 1/4, 2/8, 3/16, 4/32. */
  expect([0, 1, 2, 3].map((most) => negativeBinomialAtMost(2, 2, most))).toEqual([0.25, 0.5, 0.6875, 0.8125].map(closeTo));
  /* Mean 1 and variance 1.5: two again, lost at one third each: 4/9, 8/27, 12/81. */
  expect([0, 1, 2].map((most) => negativeBinomialAtMost(1, 1.5, most))).toEqual([4 / 9, 20 / 27, 8 / 9].map(closeTo));
});

it('nears that of Poisson, and 1 for what is never passed', () => {
  /* e^-3 (1 + 3 + 9/2) */
  expect(negativeBinomialAtMost(3, 1 + 1e-9, 2)).toBeCloseTo(8.5 * Math.exp(-3), 6);
  expect(negativeBinomialAtMost(10, 1.2, 200)).toBeCloseTo(1, 12);
});

const closeTo = (value: number) => expect.closeTo(value, 12);
