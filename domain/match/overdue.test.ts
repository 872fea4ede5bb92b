import { describe, expect, it } from 'vitest';
import type { Sport } from '#domain/sports/sport.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { type MatchStatus, matchStatuses } from './match-status.ts';
import { isOverdue, isOverTooSoon } from './overdue.ts';

const kickoff = '2026-03-14T15:00:00Z';
const hoursOn = (hours: number) => new Date(Date.parse(kickoff) + hours * 3_600_000);
const match = (sport: Sport, status: MatchStatus, changedAfter: number, kickoffKnown = true) => ({
  sport,
  status,
  kickoffUtc: hoursOn(0),
  kickoffKnown,
  changedAt: hoursOn(changedAfter),
});

describe('a match of which nothing is heard any more', () => {
  it('of football is overdue seven hours after its kick-off, and not while extra time, penalties and a thunderstorm may still be going on', () => {
    const stuck = match('football', 'live', 1.8);
    expect(isOverdue(stuck, hoursOn(7))).toBe(true);
    expect(isOverdue(stuck, hoursOn(4.75))).toBe(false);
  });

  it('of basketball is overdue five hours after its beginning, and not during the sixth overtime', () => {
    const stuck = match('basketball', 'live', 2.5);
    expect(isOverdue(stuck, hoursOn(5))).toBe(true);
    expect(isOverdue(stuck, hoursOn(4))).toBe(false);
  });

  it('of tennis is overdue on the next day, and not in the night for which it was broken off', () => {
    const suspended = match('tennis', 'live', 5);
    expect(isOverdue(suspended, hoursOn(22))).toBe(false);
    expect(isOverdue(suspended, hoursOn(24))).toBe(true);
  });

  it.each(['football', 'tennis', 'basketball'] as const)('of %s is overdue too where it was never reported as begun', (sport) => {
    const announced = match(sport, 'scheduled', -72);
    expect(isOverdue(announced, hoursOn(4))).toBe(false);
    expect(isOverdue(announced, hoursOn(13))).toBe(true);
  });
});

it.each(['football', 'tennis', 'basketball'] as const)('a match of %s that goes on changing is still being played', (sport) => {
  expect(isOverdue(match(sport, 'live', 29.5), hoursOn(30))).toBe(false);
});

it('a match of which only the day is known has the whole of that day, in every zone', () => {
  const announced = match('football', 'scheduled', -72, false);
  expect(isOverdue(announced, hoursOn(24))).toBe(false);
  expect(isOverdue(announced, hoursOn(29))).toBe(true);
});

it('no match is overdue of which it is known what became of it', () => {
  const settled = matchStatuses.filter((status) => status !== 'scheduled' && status !== 'live');
  expect(settled.filter((status) => isOverdue(match('football', status, 0), hoursOn(1_000)))).toEqual([]);
});

describe('a match that is said to be over', () => {
  const over = (sport: Sport, known = true) => ({
    sport,
    status: 'finished' as const,
    kickoff: known ? ({ known, utc: hoursOn(0) } as const) : ({ known, day: '2026-03-14' as LocalDay } as const),
  });

  it.each([
    ['football', 95],
    ['basketball', 60],
  ] as const)('of %s is not before %i minutes', (sport, minutes) => {
    expect(isOverTooSoon(over(sport), hoursOn((minutes - 1) / 60))).toBe(true);
    expect(isOverTooSoon(over(sport), hoursOn(minutes / 60))).toBe(false);
  });

  it('of tennis may be at once, as a player can retire', () => {
    expect(isOverTooSoon(over('tennis'), hoursOn(0.1))).toBe(false);
  });

  it('may be where its hour is not known, or where it was awarded', () => {
    expect(isOverTooSoon(over('football', false), hoursOn(0))).toBe(false);
    expect(isOverTooSoon({ ...over('football'), status: 'awarded' }, hoursOn(0))).toBe(false);
  });
});
