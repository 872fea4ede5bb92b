import { describe, expect, it } from 'vitest';
import { parseExpectedGoals, parseHandicap, parseMatchDay, parseTimeOfDay } from './cell-values.ts';

describe('parseMatchDay', () => {
  it('reads years of two digits and of four', () => {
    expect(parseMatchDay('14/08/04')).toBe('2004-08-14');
    expect(parseMatchDay('14/08/2004')).toBe('2004-08-14');
    expect(parseMatchDay('1/9/2018')).toBe('2018-09-01');
    expect(parseMatchDay('14/08/93')).toBe('1993-08-14');
  });

  it.each(['31/02/2023', '2023-08-14', '14/13/23', '14/08/0204', 'n/a', '14/08/2'])('refuses %s', (text) => {
    expect(parseMatchDay(text)).toBeUndefined();
  });
});

describe('parseTimeOfDay', () => {
  it('gives hours in two digits', () => {
    expect(parseTimeOfDay('15:00')).toBe('15:00');
    expect(parseTimeOfDay('9:30')).toBe('09:30');
  });

  it.each(['24:00', '12:60', '15.00', 'TBC'])('refuses %s', (text) => {
    expect(parseTimeOfDay(text)).toBeUndefined();
  });
});

describe('parseExpectedGoals', () => {
  it('reads hundredths of a goal', () => {
    expect(['1.97', '0.84', '0', '3', '2.105'].map(parseExpectedGoals)).toEqual([1.97, 0.84, 0, 3, 2.105]);
  });

  it.each(['-0.5', '19.7', '1,97', 'x', '1.97123'])('refuses %s', (text) => {
    expect(parseExpectedGoals(text)).toBeUndefined();
  });
});

describe('parseHandicap', () => {
  it('reads quarters of a goal', () => {
    expect(parseHandicap('-0.25')).toBe(-0.25);
    expect(parseHandicap('+1.5')).toBe(1.5);
    expect(parseHandicap('-.75')).toBe(-0.75);
    expect(Object.is(parseHandicap('-0'), 0)).toBe(true);
  });

  it.each(['1.28', '22', 'half', '0/0.5'])('refuses %s', (text) => {
    expect(parseHandicap(text)).toBeUndefined();
  });
});
