import { expect, it } from 'vitest';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import type { ProfitPoint } from '#domain/tip/profit-curve.ts';
import { sampleCurve } from './sample-curve.ts';

const first = '2024-01-01' as LocalDay;
const curveOf = (balances: readonly number[]): ProfitPoint[] =>
  balances.map((balanceUnits, day) => ({ day: addDays(first, day), tips: 1, profitUnits: 0, balanceUnits, promisedUnits: 0 }));

it('keeps a short curve whole', () => {
  const curve = curveOf([1, 2, 3]);
  expect(sampleCurve(curve, 3)).toEqual(curve);
});

it('keeps the deepest trough, the highest peak and the end of a long one, in order and within the limit', () => {
  const balances = Array.from({ length: 1_000 }, (_, day) => day % 7);
  balances[123] = -50;
  balances[777] = 80;
  balances[999] = 12;
  const sampled = sampleCurve(curveOf(balances), 300);
  expect(sampled.length).toBeLessThanOrEqual(300);
  expect(sampled.map(({ balanceUnits }) => balanceUnits)).toEqual(expect.arrayContaining([-50, 80]));
  expect(sampled.at(-1)).toMatchObject({ balanceUnits: 12, day: addDays(first, 999) });
  const days = sampled.map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].sort());
});
