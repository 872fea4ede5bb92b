import { describe, expect, it } from 'vitest';
import { holdChance, setChances, tieBreakChance } from './serve-model.ts';

describe('holdChance', () => {
  /* The published values of the formula: 0.6 holds 73.6% of games, 0.7 holds 90.1%. */
  it.each([
    [0.5, 0.5],
    [0.6, 0.7357],
    [0.7, 0.9008],
    [1, 1],
  ])('of a point share of %d is %d', (point, hold) => {
    expect(holdChance(point)).toBeCloseTo(hold, 4);
  });

  it('is the complement for whoever returns', () => {
    expect(holdChance(0.37)).toBeCloseTo(1 - holdChance(0.63), 12);
  });
});

describe('tieBreakChance', () => {
  it('is even for equals, and the same for both from either side', () => {
    expect(tieBreakChance([0.65, 0.65])).toBeCloseTo(0.5, 12);
    expect(tieBreakChance([0.7, 0.6])).toBeCloseTo(1 - tieBreakChance([0.6, 0.7]), 12);
  });

  it('is that of seven points with two more where serving is worth nothing', () => {
    /* Each point is won with 0.6 on either serve: 6–0 to 6–5 with the last point won, and from six all. */
    let expected = 0;
    let ways = 1;
    for (let lost = 0; lost <= 5; lost += 1) {
      expected += ways * 0.6 ** 7 * 0.4 ** lost;
      ways = (ways * (7 + lost)) / (lost + 1);
    }
    expected += 924 * 0.24 ** 6 * (0.36 / (0.36 + 0.16));
    expect(tieBreakChance([0.6, 0.4])).toBeCloseTo(expected, 12);
  });
});

describe('setChances', () => {
  const sum = (points: readonly [number, number], counted: (first: number, second: number) => boolean) =>
    setChances(points)
      .filter(({ games }) => counted(...games))
      .reduce((total, { chance }) => total + chance, 0);

  it('add up to 1, and are even for equals', () => {
    expect(sum([0.66, 0.61], () => true)).toBeCloseTo(1, 12);
    expect(sum([0.64, 0.64], (first, second) => first > second)).toBeCloseTo(0.5, 12);
  });

  it('are a tie-break when hardly anybody loses a serve', () => {
    expect(sum([0.999, 0.999], (first, second) => first + second === 13)).toBeCloseTo(1, 6);
  });

  it('are six games without loss where each game is even, in one of 32 cases', () => {
    expect(sum([0.5, 0.5], (first, second) => Math.min(first, second) === 0)).toBeCloseTo(2 / 64, 12);
  });
});
