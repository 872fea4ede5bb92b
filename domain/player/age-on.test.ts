import { expect, it } from 'vitest';
import type { LocalDay } from '#domain/time/local-day.ts';
import { ageOn } from './age-on.ts';

it.each([
  ['2001-09-05', '2026-09-04', 24],
  ['2001-09-05', '2026-09-05', 25],
  ['2001-09-05', '2027-01-01', 25],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
])('somebody born on %s is on %s of age %i', (birthDate, day, age) => {
  expect(ageOn(birthDate, day as LocalDay)).toBe(age);
});
