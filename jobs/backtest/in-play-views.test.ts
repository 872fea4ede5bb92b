import { expect, it } from 'vitest';
import { inPlayViews } from './in-play-views.ts';
import { reportInPlay } from './report-in-play.ts';

const forecast = { homeGoals: 1.4, awayGoals: 1.2, lowScoreDependence: 0, drawWeight: 1 };
const played = { goals: { home: 2, away: 1 }, halfTime: { home: 0, away: 1 }, timedGoals: undefined };
const goal = (minute: number, side: 'home' | 'away', addedMinute: number | null = null) =>
  ({ minute, addedMinute, side, kind: 'goal' }) as const;

it('judges a match whose scores alone are known at the kick-off and at the break', () => {
  const views = inPlayViews(played, forecast, 0.44);
  expect(views.map(({ minute }) => minute)).toEqual([0, 45]);
  expect(views[0]?.chances[0]).toBeCloseTo(views[0]?.beforeMatch[0] ?? 0, 12);
  expect(views[1]?.chances[2]).toBeGreaterThan(views[0]?.chances[2] ?? 1);
  expect(views.map(({ outcome }) => outcome)).toEqual([0, 0]);
});

it('judges a match at every minute where the minutes of its goals are known, a goal of a minute being scored by then', () => {
  const timedGoals = [goal(15, 'away'), goal(45, 'home', 2), goal(61, 'home')];
  const views = inPlayViews({ ...played, halfTime: { home: 1, away: 1 }, timedGoals }, forecast, undefined);
  expect(views.map(({ minute }) => minute)).toEqual([0, 15, 30, 45, 60, 75, 85]);
  const [, at15, , , at60, at75] = views;
  expect(at15?.chances[2]).toBeGreaterThan(0.5);
  expect(at60?.chances[1]).toBeGreaterThan(at60?.chances[0] ?? 1);
  expect(at75?.chances[0]).toBeGreaterThan(0.7);
});

it('reports the scores of each minute: a chance of four fifths on what came costs 0.06 of Brier, as worked out by hand', () => {
  const view = (chances: readonly [number, number, number]) => ({ minute: 75, chances, beforeMatch: [0.5, 0.3, 0.2], outcome: 0 }) as const;
  const [report, ...others] = reportInPlay([view([0.8, 0.1, 0.1]), view([1, 0, 0])]);
  expect(others).toEqual([]);
  expect(report).toMatchObject({ minute: 75, matches: 2 });
  // 0.04 + 0.01 + 0.01 of the first, nothing of the second.
  expect(report?.brier).toBeCloseTo(0.03, 12);
  // Half of 0.2² + 0.1², and nothing; before the match half of 0.5² + 0.2².
  expect(report?.rps).toBeCloseTo(0.0125, 12);
  expect(report?.rpsBeforeMatch).toBeCloseTo(0.145, 12);
});
