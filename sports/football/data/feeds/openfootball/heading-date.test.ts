import { describe, expect, it } from 'vitest';
import { parseLocalDay } from '#domain/time/local-day.ts';
import { dayOfHeading, parseHeadingDate } from './heading-date.ts';
import { Refusal } from './refusal.ts';

function dayOf(text: string, before?: string) {
  const heading = parseHeadingDate(text);
  if (heading === undefined) return undefined;
  return dayOfHeading(heading, 2023, true, before === undefined ? undefined : parseLocalDay(before));
}

describe('parseHeadingDate and dayOfHeading', () => {
  it.each([
    ['[Fri Aug/11]', '2023-08-11'],
    ['Fri Aug 11', '2023-08-11'],
    ['Sun May/19', '2024-05-19'],
    ['Tue Feb/13 2024', '2024-02-13'],
    ['Thu Feb/29', '2024-02-29'],
    ['11 August 2023', '2023-08-11'],
    ['Fri, 11. Aug', '2023-08-11'],
  ])('reads %s in the season 2023-24', (text, day) => expect(dayOf(text)).toBe(day));

  it('tells by the weekday a summer that belongs to the second year', () => {
    expect(dayOf('Thu Aug/15', '2024-07-30')).toBe('2024-08-15');
  });

  it('does not leap a year for a wrong weekday', () => {
    expect(dayOf('Mon Aug/12', '2023-08-11')).toEqual(new Refusal('bad-date', 'date', 'Mon Aug/12'));
    expect(dayOf('Mon Aug/12')).toEqual(new Refusal('bad-date', 'date', 'Mon Aug/12'));
  });

  it('goes without a weekday by the day before it, and first of all by the season', () => {
    expect(dayOf('Aug/15', '2024-07-30')).toBe('2024-08-15');
    expect(dayOf('Aug/15')).toBe('2023-08-15');
    expect(dayOf('Jan/2')).toBe('2024-01-02');
  });

  it.each(['Mon Aug/11', 'Wed Feb/30', 'Sat Aug/12 2024'])('refuses %s, which is no such day', (text) => {
    expect(dayOf(text)).toEqual(new Refusal('bad-date', 'date', text));
  });

  it.each(['Matchday 1', 'Mayen FC', 'Sat', 'Sun Devils 11'])('does not take %s for a date', (text) => {
    expect(dayOf(text)).toBeUndefined();
  });
});
