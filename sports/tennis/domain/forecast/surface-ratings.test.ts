import { describe, expect, it } from 'vitest';
import { createTourRatings } from './surface-ratings.ts';
import type { SurfaceStrengths, TennisRatings } from './tennis-ratings.ts';

const everywhere = (strength: number): SurfaceStrengths => ({ grass: strength, clay: strength, hard: strength, indoor: strength });

const of = (...strengths: SurfaceStrengths[]): TennisRatings => ({
  strengths: ({ id }) => strengths[id - 1] as SurfaceStrengths,
  chance: () => Number.NaN,
  observe() {},
});

describe('createTourRatings', () => {
  const ratings = of(everywhere(Math.log(10)), everywhere(0), everywhere(-Math.log(10)), everywhere(7), everywhere(7));
  const player = { id: 1, rank: 1 };

  it('gives the average of the tour on a surface 1500 points, and 400 more to odds of ten to one', () => {
    const own = { grass: Math.log(10), clay: 0, hard: -Math.log(10) / 2, indoor: 1 };
    const points = createTourRatings(of(own, { ...everywhere(0), clay: 2 }, everywhere(0)));
    points.observe('atp', [2, 3], 999);
    /* A logit is 400 / 2.302585 = 173.7 points; on clay the average is a logit above the player. */
    expect(points.before('atp', player, 1000)).toEqual({ grass: 1900, clay: 1326, hard: 1300, indoor: 1674 });
  });

  it('counts everybody once who played on the tour in the year before', () => {
    const points = createTourRatings(ratings);
    points.observe('atp', [1, 4], 634);
    points.observe('atp', [1, 2], 700);
    points.observe('atp', [1, 2], 800);
    points.observe('wta', [5, 5], 800);
    /* Of players 1 and 2 the mean is half of ln 10; player 4 has not played for 366 days. */
    expect(points.before('atp', player, 1000)).toEqual(everywhere(1700));
    points.observe('atp', [2, 3], 999);
    expect(points.before('atp', player, 1000)).toEqual(everywhere(1900));
  });

  it('says nothing of a tour on which nobody played', () => {
    expect(createTourRatings(ratings).before('atp', player, 1000)).toBeUndefined();
  });
});
