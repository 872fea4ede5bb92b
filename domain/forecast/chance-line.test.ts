import { expect, it } from 'vitest';
import { chanceLine } from './chance-line.ts';
import { headlineChances } from './headline-chances.ts';
import { scoreGrid } from './score-grid.ts';

const grid = scoreGrid({ homeGoals: 1.6, awayGoals: 1.1, lowScoreDependence: -0.05, drawWeight: 1.08 });
const goal = { minute: 12, addedMinute: null, side: 'home', kind: 'goal' } as const;
const red = { minute: 45, addedMinute: 2, side: 'home', kind: 'red-card' } as const;
const booking = { minute: 20, addedMinute: null, side: 'away', kind: 'yellow-card' } as const;

it('begins with the forecast, and has two points for a goal and for a red card, beside one every five minutes', () => {
  const line = chanceLine(grid, 0.44, [goal, booking, red], { period: 'second-half', minute: 58, addedMinute: null });
  expect(line.map(({ minute }) => minute)).toEqual([0, 5, 10, 12, 12, 15, 20, 25, 30, 35, 40, 45, 45, 45, 50, 55, 58]);
  expect(line[0]?.home).toBeCloseTo(headlineChances(grid).home, 12);
  expect(line[4]?.home).toBeGreaterThan((line[3]?.home ?? 1) + 0.1);
  expect(line[13]?.home).toBeLessThan(line[12]?.home ?? 0);
});

it('ends with the result where the match is over', () => {
  const line = chanceLine(grid, 0.44, [goal], { period: 'penalties', minute: 120, addedMinute: null });
  expect(line.at(-1)).toEqual({ minute: 90, home: 1, draw: 0, away: 0 });
});

it('leaves out what comes after the moment', () => {
  const line = chanceLine(grid, 0.44, [goal], { period: 'first-half', minute: 7, addedMinute: null });
  expect(line.map(({ minute }) => minute)).toEqual([0, 5, 7]);
});
