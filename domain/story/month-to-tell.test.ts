import { expect, it } from 'vitest';
import { monthToTell } from './month-to-tell.ts';

it.each([
  ['2026-11-02', '2026-11-29', { month: 11 }],
  ['2026-01-31', '2026-11-29', { month: 1 }],
  ['2025-12-01', '2026-11-29', { month: 12, year: 2025 }],
  ['2025-11-30', '2026-11-29', { month: 11, year: 2025 }],
  ['2026-11-29', '2027-03-06', { month: 11 }],
  ['2026-09-05', '2027-03-06', { month: 9 }],
  ['2026-08-30', '2027-03-06', { month: 8, year: 2026 }],
  ['2026-04-11', '2027-03-06', { month: 4, year: 2026 }],
])('a month of %s is named on %s as %o', (past, match, expected) => {
  expect(monthToTell(new Date(`${past}T15:00:00Z`), new Date(`${match}T15:00:00Z`))).toEqual(expected);
});
