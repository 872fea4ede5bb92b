import { describe, expect, it } from 'vitest';
import { student975, wilsonInterval } from './interval.ts';

describe('Wilson’s interval', () => {
  // Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %d in %d is the published one', (successes, trials, low, high) => {
    const interval = wilsonInterval(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('mirrors itself: all of 20 against none of 20', () => {
    expect(wilsonInterval(20, 20).low).toBeCloseTo(1 - 0.1611, 4);
    expect(wilsonInterval(20, 20).high).toBe(1);
  });

  it('refuses what cannot be', () => {
    expect(() => wilsonInterval(0, 0)).toThrow('trials above 0, not 0');
    expect(() => wilsonInterval(3, 2)).toThrow('successes must be 0 to 2, not 3');
    expect(() => wilsonInterval(Number.NaN, 2)).toThrow(RangeError);
  });
});

describe('Student’s t', () => {
  it.each([
    [1, 12.706],
    [2, 4.303],
    [10, 2.228],
    [20, 2.086],
    [30, 2.042],
    [120, 1.98],
  ])('for %d degrees of freedom is that of the tables', (degrees, tabled) => expect(student975(degrees)).toBeCloseTo(tabled, 3));

  it.each([
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
  ])('for %d, few, is within three thousandths of them', (degrees, tabled) => {
    expect(Math.abs(student975(degrees) / tabled - 1)).toBeLessThan(0.003);
  });

  it('refuses less than one', () => expect(() => student975(0)).toThrow('at least 1, not 0'));
});
