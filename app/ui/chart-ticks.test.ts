import { expect, it } from 'vitest';
import { chartTicks } from './chart-ticks.ts';

it.each([
  [-16.3, 76.5, 5, [-20, 0, 20, 40, 60, 80]],
  [0, 3.8, 5, [0, 1, 2, 3, 4]],
  [-1, 0, 5, [-1, -0.8, -0.6, -0.4, -0.2, 0]],
  [0.18, 0.92, 8, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]],
  [-730, 120, 4, [-1000, -500, 0, 500]],
])('%d to %d with at most %d steps within the range', (low, high, most, ticks) => {
  expect(chartTicks(low, high, most)).toEqual(ticks);
});
