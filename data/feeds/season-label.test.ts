import { describe, expect, it } from 'vitest';
import type { LocalDay } from '#domain/time/local-day.ts';
import { canFallIn, parseSeasonCell, seasonOfDay, seasonOfFinals, seasonOfMostDays } from './season-label.ts';

const days = (...texts: string[]) => texts as LocalDay[];

describe('seasonOfDay', () => {
  it('changes on the first of July, or with the year', () => {
    expect(seasonOfDay('2024-06-30' as LocalDay, 'autumn-spring')).toBe('2023-24');
    expect(seasonOfDay('2024-07-01' as LocalDay, 'autumn-spring')).toBe('2024-25');
    expect(seasonOfDay('1999-08-07' as LocalDay, 'autumn-spring')).toBe('1999-00');
    expect(seasonOfDay('2024-06-30' as LocalDay, 'calendar-year')).toBe('2024');
  });
});

describe('seasonOfFinals', () => {
  it.each([
    ['2023-09-07', '2026'],
    ['2025-09-09', '2026'],
    ['2026-03-31', '2026'],
    ['2026-09-24', '2030'],
    ['2022-03-29', '2022'],
  ])('is the World Cup to which a day leads: %s to that of %s', (day, season) => {
    expect(seasonOfFinals(day as LocalDay, { year: 2026, every: 4 })).toBe(season);
  });

  it.each([
    ['2023-03-23', '2024'],
    ['2024-03-26', '2024'],
    ['2025-03-21', '2026'],
    ['2026-03-31', '2026'],
    ['2027-03-25', '2028'],
  ])('is by turns that of Europe and of the world: %s to that of %s', (day, season) => {
    expect(seasonOfFinals(day as LocalDay, { year: 2024, every: 2 })).toBe(season);
  });
});

describe('seasonOfMostDays', () => {
  it('stays one season when it runs into the next summer', () => {
    expect(seasonOfMostDays(days('2019-08-09', '2020-03-09', '2020-07-26'), 'autumn-spring')).toBe('2019-20');
  });

  it('knows nothing without days', () => {
    expect(seasonOfMostDays([], 'autumn-spring')).toBeUndefined();
  });
});

describe('parseSeasonCell', () => {
  it('reads a year and two years', () => {
    expect(parseSeasonCell('2012')).toBe('2012');
    expect(parseSeasonCell('2012/2013')).toBe('2012-13');
    expect(parseSeasonCell('1999/2000')).toBe('1999-00');
  });

  it.each(['2012/2014', '12', 'Apertura'])('refuses %s', (text) => {
    expect(parseSeasonCell(text)).toBeUndefined();
  });
});

describe('canFallIn', () => {
  it('accepts the year a season begins in and the next one', () => {
    expect(canFallIn('2020', '2021-02-25' as LocalDay)).toBe(true);
    expect(canFallIn('2023-24', '2023-08-11' as LocalDay)).toBe(true);
    expect(canFallIn('2023-24', '2032-08-11' as LocalDay)).toBe(false);
    expect(canFallIn('2023-24', '2022-08-11' as LocalDay)).toBe(false);
  });
});
