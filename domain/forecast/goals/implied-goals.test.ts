import { expect, it } from 'vitest';
import { headlineChances } from './headline-chances.ts';
import { impliedGoals } from './implied-goals.ts';
import { scoreGrid } from './score-grid.ts';

/** Poisson's goals, so that the chances can be summed by hand; the adjustments of the grid are small. */
const chancesOf = (homeGoals: number, awayGoals: number) =>
  headlineChances(scoreGrid({ homeGoals, awayGoals, lowScoreDependence: -0.045, drawWeight: 1, goalRegularity: 1.08 }));

it('finds the goals again from which prices without a margin were made', () => {
  const { home, draw, away, overTwoAndHalf: over } = chancesOf(1.9, 0.8);
  const implied = impliedGoals({
    matchResult: [1 / home, 1 / draw, 1 / away],
    totalGoals: { line: 2.5, prices: [1 / over, 1 / (1 - over)] },
  });
  expect(implied?.home).toBeCloseTo(1.9, 4);
  expect(implied?.away).toBeCloseTo(0.8, 4);
  expect(implied?.hasTotals).toBe(true);
});

it('takes the margin out first: a book of 105 % says the same, nearly', () => {
  const { home, draw, away } = chancesOf(1.4, 1.4);
  const [fair, usual] = [1, 1.05].map((sum) => impliedGoals({ matchResult: [1 / home / sum, 1 / draw / sum, 1 / away / sum] }));
  expect(usual?.home).toBeCloseTo(fair?.home as number, 1);
  expect(usual?.hasTotals).toBe(false);
});

it('says nothing without prices on the result', () => {
  expect(impliedGoals({ totalGoals: { line: 2.5, prices: [1.9, 1.9] } })).toBeUndefined();
});
