import { expect, it } from 'vitest';
import { wholeChances } from './whole-chances.ts';

it.each([
  // Each by itself would be 46 + 30 + 25 = 101.
  [
    [0.455, 0.2975, 0.2475],
    [0.45, 0.3, 0.25],
  ],
  // Each by itself would be 33 + 33 + 33 = 99.
  [
    [1 / 3, 1 / 3, 1 / 3],
    [0.34, 0.33, 0.33],
  ],
  [
    [0.375, 0.25, 0.375],
    [0.38, 0.25, 0.37],
  ],
  [
    [0.515, 0.485],
    [0.52, 0.48],
  ],
  [
    [0.29, 0.71],
    [0.29, 0.71],
  ],
  // Nearly certain ones stay, to be shown as more than 99 and less than 1.
  [
    [0.996, 0.004],
    [0.996, 0.004],
  ],
])('%j is shown as %j', (chances, shown) => {
  expect(wholeChances(chances)).toEqual(shown);
});
