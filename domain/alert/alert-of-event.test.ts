import { describe, expect, it } from 'vitest';
import type { LiveEvent, LiveGoal } from '#domain/live/live-event.ts';
import { type AlertedMatch, alertOf } from './alert-of-event.ts';

const kickoff = '2026-11-21T15:00:00Z';
const after = (minutes: number) => new Date(Date.parse(kickoff) + minutes * 60_000);
const playing: AlertedMatch = { id: 7, status: 'live', period: 'first-half', minute: 30, kickoffUtc: new Date(kickoff) };
const alertsOf = (event: LiveEvent, match: Partial<AlertedMatch> = {}, minutes = 30, ageMs = 0) => {
  const now = after(minutes);
  const alert = alertOf(event, { sequence: 99, happenedAt: new Date(now.getTime() - ageMs) }, { ...playing, ...match }, now);
  return alert && `${alert.kind}: ${alert.about}`;
};
const scorer: LiveGoal = { side: 'home', kind: 'goal', minute: 30, addedMinute: null, playerName: 'Hack', shirtNumber: null };
const goal = (change: 'scored' | 'revised' | 'taken-back', minute: number | null = 30): LiveEvent => ({
  kind: 'goal',
  number: 1,
  goal: { ...scorer, minute },
  score: { home: 1, away: 0 },
  change,
});
const card = (kind: 'yellow-card' | 'second-yellow-card' | 'red-card', change: 'shown' | 'taken-back' = 'shown'): LiveEvent => ({
  kind: 'card',
  card: { side: 'away', kind, minute: 30, addedMinute: null, playerName: 'Koch', shirtNumber: 4 },
  reds: { home: 0, away: 1 },
  change,
});
const status = (of: 'scheduled' | 'live' | 'finished' | 'postponed', period: AlertedMatch['period'] = null): LiveEvent => ({
  kind: 'status',
  status: of,
  period,
  kickoffUtc: kickoff,
  forecast: null,
});

describe('of a match a follower is alerted', () => {
  it('of kick-off, half-time, full time and line-ups once each, whatever a source says again', () => {
    expect(alertsOf(status('live', 'first-half'), {}, 1)).toBe('kick-off: kick-off 7');
    expect(alertsOf(status('live'), { period: null }, 2)).toBe('kick-off: kick-off 7');
    expect(alertsOf(status('live', 'half-time'), { period: 'half-time' }, 47)).toBe('half-time: half-time 7');
    expect(alertsOf(status('finished'), { status: 'finished' }, 110)).toBe('full-time: full-time 7');
    expect(alertsOf({ kind: 'line-up' }, { status: 'scheduled' }, -60)).toBe('line-ups: line-ups 7');
  });

  it('of every goal and every goal taken back, and not of a scorer who is corrected', () => {
    expect(alertsOf(goal('scored'))).toBe('goal: event 99');
    expect(alertsOf(goal('scored', null))).toBe('goal: event 99');
    expect(alertsOf(goal('taken-back'))).toBe('goal: event 99');
    expect(alertsOf(goal('revised'))).toBeUndefined();
  });

  it('of red cards and of second yellow ones alone', () => {
    expect(alertsOf(card('red-card'))).toBe('red-card: event 99');
    expect(alertsOf(card('second-yellow-card'))).toBe('red-card: event 99');
    expect(alertsOf(card('yellow-card'))).toBeUndefined();
    expect(alertsOf(card('red-card', 'taken-back'))).toBeUndefined();
  });

  it('of a late goal also when the end comes with it', () => {
    expect(alertsOf(goal('scored', 90), { status: 'finished', minute: null }, 112)).toBe('goal: event 99');
  });
});

describe('nobody is alerted', () => {
  it('of what happened more than five minutes ago', () => {
    expect(alertsOf(goal('scored'), {}, 30, 300_000)).toBe('goal: event 99');
    expect(alertsOf(goal('scored'), {}, 30, 300_001)).toBeUndefined();
  });

  it('of the goals of a match of which the site hears for the first time in its second half', () => {
    expect(alertsOf(goal('scored', 12), { minute: 70, period: 'second-half' }, 88)).toBeUndefined();
    expect(alertsOf(goal('scored', 12), { status: 'finished', minute: null }, 120)).toBeUndefined();
  });

  it('of a kick-off a quarter of an hour later, of line-ups of a match that is on, of an end four hours later', () => {
    expect(alertsOf(status('live', 'first-half'), {}, 15)).toBeUndefined();
    expect(alertsOf({ kind: 'line-up' }, {}, 3)).toBeUndefined();
    expect(alertsOf(status('finished'), { status: 'finished' }, 241)).toBeUndefined();
  });

  it('of a second half, a postponement, a price', () => {
    expect(alertsOf(status('live', 'second-half'))).toBeUndefined();
    expect(alertsOf(status('postponed'), { status: 'postponed' }, -30)).toBeUndefined();
    expect(alertsOf({ kind: 'price', odds: [1.5, 4, 6] })).toBeUndefined();
  });
});
