import { expect, it } from 'vitest';
import { normalBelow, normalPoint } from './normal.ts';

/* From the tables of the standard normal distribution. */
it.each([
  [0, 0.5],
  [1, 0.8413447],
  [-1, 0.1586553],
  [1.959964, 0.975],
  [2.575829, 0.995],
  [-3, 0.0013499],
])('below %d lie %d', (point, share) => {
  expect(normalBelow(point)).toBeCloseTo(share, 6);
  expect(normalPoint(share)).toBeCloseTo(point, 4);
});
