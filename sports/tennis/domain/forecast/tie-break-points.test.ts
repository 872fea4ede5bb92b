import { expect, it } from 'vitest';
import { tieBreakPoints } from './tie-break-points.ts';

it('one serves the first point, then both serve two each in turn', () => {
  // The first player wins every point: those that the second one serves are won against the serve.
  const points = tieBreakPoints(0, [0, 0, 0, 0, 0, 0, 0]);
  expect(points.map(({ isMini }) => isMini)).toEqual([false, true, true, false, false, true, true]);
});

it('a point that the server loses is won against the serve, whoever serves', () => {
  expect(tieBreakPoints(1, [0, 0, 1]).map(({ isMini }) => isMini)).toEqual([true, false, true]);
});
