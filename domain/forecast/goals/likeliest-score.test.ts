import { expect, it } from 'vitest';
import { likeliestScore } from './likeliest-score.ts';
import { scoreGrid } from './score-grid.ts';

it('is the score of the greatest chance: 1-0 where 1.5 and 0.5 goals are expected, with 1.5 e^−1.5 · e^−0.5', () => {
  const { home, away, chance } = likeliestScore(scoreGrid({ homeGoals: 1.5, awayGoals: 0.5, lowScoreDependence: 0, drawWeight: 1 }));
  expect([home, away]).toEqual([1, 0]);
  expect(chance).toBeCloseTo(1.5 * Math.exp(-2), 6);
});
