import { expect, it } from 'vitest';
import { expectedGoals } from './expected-goals.ts';
import { scoreGrid } from './score-grid.ts';

it('is the mean of both distributions where nothing is adjusted', () => {
  const { home, away } = expectedGoals(scoreGrid({ homeGoals: 1.6, awayGoals: 1.1, lowScoreDependence: 0, drawWeight: 1 }));
  expect(home).toBeCloseTo(1.6, 6);
  expect(away).toBeCloseTo(1.1, 6);
});

it('counts each cell by its chance', () => {
  // Half of the matches end 1-0, half 0-1.
  expect(expectedGoals({ size: 2, cells: Float64Array.from([0, 0.5, 0.5, 0]) })).toEqual({ home: 0.5, away: 0.5 });
});
