import { expect, it } from 'vitest';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { furtherMarkets, likeliestScores } from './further-markets.ts';

const gridOf = (homeGoals: number, awayGoals: number) => scoreGrid({ homeGoals, awayGoals, lowScoreDependence: 0, drawWeight: 1 });
const linesOf = (homeGoals: number, awayGoals: number, handicaps: number[] = []) => {
  const found = furtherMarkets(gridOf(homeGoals, awayGoals), { goals: [2.5, 2.75], handicaps });
  return (market: string) => [...new Set(found.find((group) => group.market === market)?.bets.map(({ line }) => line))];
};

it('offers handicaps around the even one, and the quoted ones besides', () => {
  expect(linesOf(1.4, 1.4)('asian-handicap')).toEqual([-0.5, -0.25, 0, 0.25, 0.5]);
  expect(linesOf(1.4, 1.4, [-1])('asian-handicap')).toEqual([-1, -0.5, -0.25, 0, 0.25, 0.5]);
  // A side that is expected to score two more than the other starts about two goals behind.
  expect(linesOf(2.9, 0.9)('asian-handicap')[2]).toBeCloseTo(-2, 0);
});

it('lists every goal line but the one shown above, quoted quarter lines among them', () => {
  expect(linesOf(1.4, 1.4)('total-goals')).toEqual([0.5, 1.5, 2.75, 3.5, 4.5, 5.5]);
});

it('names the likeliest scores in their order', () => {
  // With 1.8 and 1.5 expected: 1–1 at 0.0996, 2–1 at 0.0896, 1–2 at 0.0747, 1–0 and 2–2 at 0.0664 and 0.0672.
  expect(likeliestScores(gridOf(1.8, 1.5), 5).map(({ selection }) => selection)).toEqual(['1-1', '2-1', '1-2', '2-2', '1-0']);
});
