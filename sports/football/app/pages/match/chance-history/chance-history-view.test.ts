import { describe, expect, it } from 'vitest';
import type { MatchForecast } from '#data/queries/forecast/get-match-forecast.ts';
import type { ChanceEvent } from '#domain/forecast/chance-line.ts';
import { courseOf } from './chance-history-view.ts';

const parameters = { homeGoals: 1.6, awayGoals: 1.1, lowScoreDependence: -0.05, drawWeight: 1.08 };
const forecast = {
  model: { ...parameters, homeGoals: 0.9 },
  blended: parameters,
  halfTimeShare: 0.44,
} as unknown as MatchForecast;
const none = { fullTimeHome: null, fullTimeAway: null, extraTimeHome: null };
const on = { status: 'live', period: 'second-half', minute: 60, addedMinute: null, homeGoals: 1, awayGoals: 1, ...none } as const;
const event = (minute: number, side: ChanceEvent['side'], kind: ChanceEvent['kind']): ChanceEvent => ({
  minute,
  addedMinute: null,
  side,
  kind,
});
const events = [
  event(12, 'home', 'goal'),
  event(20, 'away', 'yellow-card'),
  event(38, 'away', 'penalty-goal'),
  event(52, 'away', 'red-card'),
];

describe('the course of a match', () => {
  it('has its goals with the score after them, and its red cards', () => {
    const course = courseOf(on, forecast, events);
    expect(course?.turns.map(({ event: { minute }, score }) => [minute, score])).toEqual([
      [12, { home: 1, away: 0 }],
      [38, { home: 1, away: 1 }],
      [52, undefined],
    ]);
  });

  it('ends at the present minute, from which the browser goes on with one player fewer', () => {
    const course = courseOf(on, forecast, events);
    expect(course?.end.minute).toBe(60);
    expect(course?.goesOn).toMatchObject({ forecast: parameters, play: { period: 'second-half', minute: 60, reds: { home: 0, away: 1 } } });
  });

  it('ends after ninety minutes, also of a match that goes on in extra time', () => {
    const inExtraTime = {
      ...on,
      period: 'extra-time',
      minute: 100,
      homeGoals: 2,
      fullTimeHome: 1,
      fullTimeAway: 1,
      extraTimeHome: 2,
    } as const;
    const course = courseOf(inExtraTime, forecast, [...events, event(98, 'home', 'goal')]);
    expect(course?.end).toEqual({ minute: 90, home: 0, draw: 1, away: 0 });
    expect(course?.goesOn).toBeUndefined();
    expect(courseOf({ ...on, status: 'finished', period: null, minute: null }, forecast, events)?.end.draw).toBe(1);
  });

  it.each([
    ['there was no forecast', on, undefined, events],
    ['it has not begun', { ...on, status: 'scheduled', homeGoals: null, awayGoals: null }, forecast, []],
    ['nobody counts its minutes', { ...on, minute: null }, forecast, events],
    ['a goal has no minute', { ...on, homeGoals: 2 }, forecast, events],
    ['it was broken off', { ...on, status: 'abandoned' }, forecast, events],
  ] as const)('is not shown where %s', (_, match, known, happened) => {
    expect(courseOf(match, known, happened)).toBeUndefined();
  });
});
