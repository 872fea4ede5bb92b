import { expect, it } from 'vitest';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { toScoreHeat } from './score-heat.ts';

const grid = scoreGrid({ homeGoals: 1.8, awayGoals: 1.5, lowScoreDependence: 0, drawWeight: 1 });

it('holds every score: five goals and more are one row, so that the cells sum to 1', () => {
  const { rows } = toScoreHeat(grid, undefined);
  expect(rows.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
  expect(rows.flat().reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  // Five or more of Poisson 1.8: 1 − e^−1.8 (1 + 1.8 + 1.62 + 0.972 + 0.4374)
  expect(rows[5]?.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(0.0364, 4);
});

it('is darker where a score is likelier, and names the likeliest', () => {
  const { rows, likeliest } = toScoreHeat(grid, undefined);
  expect(likeliest).toMatchObject({ home: 1, away: 1 });
  expect([rows[1]?.[1]?.step, rows[2]?.[1]?.step, rows[0]?.[0]?.step, rows[5]?.[5]?.step]).toEqual([5, 4, 2, 0]);
});

it('marks one cell, that of many goals too', () => {
  const markedIn = (home: number, away: number) =>
    toScoreHeat(grid, { home, away }).rows.flatMap((row, h) => row.flatMap(({ marked }, a) => (marked ? [`${h}-${a}`] : [])));
  expect(markedIn(2, 1)).toEqual(['2-1']);
  expect(markedIn(7, 1)).toEqual(['5-1']);
});
