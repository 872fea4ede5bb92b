import { expect, it } from 'vitest';
import { retryAtMs } from './retry-at.ts';

const minute = 60_000;

it.each([
  [1, 0, 5_000],
  [2, 0, 10_000],
  [5, 0, 80_000],
  [5, 1, 120_000],
  [10, 0, 30 * minute],
  [500, 1, 45 * minute],
])('after %i failures, with chance at %d, it is %i ms later', (failures, random, later) => {
  expect(retryAtMs(1_000_000, { failures, random, retryAfterMs: undefined })).toBe(1_000_000 + later);
});

it('is no earlier than the provider asks for', () => {
  expect(retryAtMs(0, { failures: 1, random: 0, retryAfterMs: 90_000 })).toBe(90_000);
});
