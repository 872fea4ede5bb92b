import { describe, expect, it } from 'vitest';
import { parseCount, parseHandicap, parseMatchDay, parsePrice, parseTimeOfDay } from './cell-values.ts';

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

describe('parsePrice', () => {
  it('reads whatever pays more than the stake', () => {
    expect(parsePrice('1.01')).toBe(1.01);
    expect(parsePrice('2')).toBe(2);
    expect(parsePrice('151')).toBe(151);
  });

  it.each(['0', '1', '1.00', '0.42', '-2', '#REF!', '1e5', '2,5', 'Infinity', '0x10'])('refuses %s', (text) => {
    expect(parsePrice(text)).toBeUndefined();
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

describe('parseCount', () => {
  it('reads whole numbers of no more digits than told', () => {
    expect(parseCount('12', 2)).toBe(12);
    expect(parseCount('123', 2)).toBeUndefined();
    expect(parseCount('-1', 2)).toBeUndefined();
    expect(parseCount('1.5', 3)).toBeUndefined();
  });
});
