import { expect, it } from 'vitest';
import { matchesShown, maxSteps } from './matches-shown.ts';

it('shows more with every step, twice as many more each time', () => {
  expect([1, 2, 3, 4].map((step) => matchesShown(12, step))).toEqual([12, 52, 132, 292]);
});

it('ends where no club has played more: a hundred and fifty years of sixty matches', () => {
  expect(matchesShown(12, maxSteps)).toBeGreaterThan(9_000);
});
