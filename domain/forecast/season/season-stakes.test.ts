import { describe, expect, it } from 'vitest';
import { stakeOf } from './season-stakes.ts';

/* Ten clubs with two matches to go: contested are the first place, the second, and the last but one. */
const points = [40, 39, 30, 29, 28, 27, 26, 25, 12, 11];
const season = { rows: points.map((of, index) => ({ club: index + 1, points: of, played: 16 })), length: 18 };
const stake = (club: number) => stakeOf(club, season);

describe('stakeOf', () => {
  it('is largest where one point decides', () => {
    // One point, two matches left: e^(−1/4) / √2.
    expect(stake(1)).toBeCloseTo(0.5507, 4);
    expect(stake(2)).toBeCloseTo(0.5507, 4);
    expect(stake(9)).toBeCloseTo(stake(10), 12);
  });

  it('is nothing for a club that can neither win nor lose a place', () => {
    expect(stake(4)).toBe(0);
    expect(stake(5)).toBe(0);
  });

  it('is nothing until the last weeks and once all is played', () => {
    expect(stakeOf(1, { ...season, length: 34 })).toBe(0);
    expect(stakeOf(1, { ...season, length: 16 })).toBe(0);
    expect(stakeOf(99, season)).toBe(0);
  });

  it('grows as the end comes near', () => {
    expect(stakeOf(1, { ...season, length: 17 })).toBeGreaterThan(stake(1));
    expect(stakeOf(1, { ...season, length: 25 })).toBeLessThan(stake(1));
  });
});
