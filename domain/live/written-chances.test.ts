import { expect, it } from 'vitest';
import { readForecast, readPlay, readTurns, writeForecast, writePlay, writeTurns } from './written-chances.ts';

const forecast = { homeGoals: 1.61234567, awayGoals: 1.1, lowScoreDependence: -0.05, drawWeight: 1.08, halfTimeShare: 0.44 };
const play = { period: 'first-half', minute: 45, addedMinute: 2, score: { home: 1, away: 0 }, reds: { home: 0, away: 1 } } as const;

it('writes a forecast as seven short numbers, and reads them again', () => {
  expect(writeForecast(forecast)).toBe('1.6123 1.1 -0.05 1.08 1 1 0.44');
  expect(readForecast(writeForecast(forecast))).toEqual({ ...forecast, homeGoals: 1.6123, goalRegularity: 1, bothScoreKeep: 1 });
  expect(readForecast(writeForecast({ ...forecast, goalRegularity: 1.05, bothScoreKeep: 0.9 }))).toMatchObject({
    bothScoreKeep: 0.9,
    halfTimeShare: 0.44,
  });
});

it('writes the state of a match, and reads it again', () => {
  expect(writePlay(play)).toBe('first-half 45 2 1 0 0 1');
  for (const state of [play, { ...play, addedMinute: null }]) expect(readPlay(writePlay(state))).toEqual(state);
  expect(readPlay('')).toBeUndefined();
});

it('writes the goals and sendings-off of a match, and reads them again', () => {
  const goal = { minute: 45, addedMinute: 2, side: 'home', kind: 'own-goal' } as const;
  const red = { minute: 52, addedMinute: null, side: 'away', kind: 'second-yellow-card' } as const;
  const written = writeTurns([goal, { ...goal, kind: 'substitution' }, { ...goal, kind: 'yellow-card' }, red]);
  expect(written).toBe('45 2 home own-goal, 52 - away second-yellow-card');
  expect(readTurns(written)).toEqual([goal, red]);
  expect(readTurns(writeTurns([]))).toEqual([]);
});
