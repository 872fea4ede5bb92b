import { describe, expect, it } from 'vitest';
import { momentsOf, type PricedGroup, schedulePrices } from './price-schedule.ts';

const saturday = '2026-11-21';
const at = (time: string, day = saturday) => Date.parse(`${day}T${time}Z`);
/** Returns a group with one match for each kick-off, `15:00` of the Saturday unless a day is named before it, `2026-11-22 14:00`. */
const group = (subject: string, kickoffs: readonly string[], cost = 3): PricedGroup<string> => ({
  subject,
  cost,
  kickoffs: kickoffs.map((kickoff) => (kickoff.includes(' ') ? at(kickoff.slice(11), kickoff.slice(0, 10)) : at(kickoff))),
});
/** Returns the hours at which each group is called, `england 11:30 14:00`. */
const scheduleOf = (groups: readonly PricedGroup<string>[], budget: number, time = '00:00', day = saturday) => {
  const { groups: scheduled, spending } = schedulePrices(groups, budget, new Date(at(time, day)));
  return {
    calls: scheduled.map(({ subject, calls }) => [subject, ...calls.map((call) => new Date(call).toISOString().slice(11, 16))].join(' ')),
    spending,
  };
};

describe('a Saturday of one league with eight matches, and two on Sunday, with 500 credits a month: five calls at three credits', () => {
  const england = group('england', ['12:30', ...Array<string>(6).fill('15:00'), '17:30', '2026-11-22 14:00', '2026-11-22 16:30']);
  const expected = ['england 11:30 12:15 14:00 14:45 16:30'];

  it('has one call in the hour before each kick-off, and with the two that are left a last one for the most matches and for the first', () => {
    expect(scheduleOf([england], 16)).toEqual({ calls: expected, spending: { budget: 16, cost: 15, calls: 5, matches: 8, unreached: 0 } });
  });

  it('is the same at every moment of the day until the last of its matches has begun', () => {
    for (const time of ['06:00', '12:30', '17:29']) expect(scheduleOf([england], 16, time).calls).toEqual(expected);
  });

  it('is asked for Sunday the day before, by a call that Saturday’s matches have anyhow: 24 hours before, give or take eight', () => {
    const alone = group('england', ['2026-11-22 14:00', '2026-11-22 16:30']);
    expect(scheduleOf([alone], 3).calls).toEqual(['england 14:00']);
  });

  it('is not asked for on Thursday, which spends nothing', () => {
    const thursday = scheduleOf([england], 16, '08:00', '2026-11-19');
    expect(thursday).toEqual({ calls: [], spending: { budget: 16, cost: 0, calls: 0, matches: 0, unreached: 0 } });
  });

  it('spends what is left of a richer budget between these calls, the more the nearer the kick-off', () => {
    /* An hour before, a quarter of an hour, three, twelve and six hours; then every hour that has none within half an hour, 13:00 and 11:00. */
    expect(scheduleOf([group('england', ['15:00'])], 21).calls).toEqual(['england 03:00 09:00 11:00 12:00 13:00 14:00 14:45']);
  });
});

describe('two leagues that compete for a budget', () => {
  it('give the call to that of the nearer kick-off, and say for how many matches none is left', () => {
    const groups = [group('norway', ['17:00']), group('england', ['15:00'])];
    expect(scheduleOf(groups, 3)).toEqual({
      calls: ['england 14:00', 'norway'],
      spending: { budget: 3, cost: 3, calls: 1, matches: 2, unreached: 1 },
    });
  });

  it('give it first to the one with more matches for the credits', () => {
    const groups = [group('england', ['15:00']), group('norway', ['17:00', '17:00'])];
    expect(scheduleOf(groups, 3).calls).toEqual(['england', 'norway 16:00']);
    expect(scheduleOf([group('england', ['15:00'], 2), group('norway', ['17:00', '17:00'], 6)], 6).calls).toEqual([
      'england 12:00 14:00 14:45',
      'norway',
    ]);
  });

  it('have a look each before one of them has a second', () => {
    expect(scheduleOf([group('norway', ['17:00']), group('england', ['15:00'])], 9).calls).toEqual(['england 14:00 14:45', 'norway 16:00']);
  });
});

it('shares a call between kick-offs of a league that are twenty minutes apart, not between those of half an hour', () => {
  expect(scheduleOf([group('england', ['15:00', '15:20'])], 3).calls).toEqual(['england 14:00']);
  expect(scheduleOf([group('england', ['15:00', '15:30'])], 6).calls).toEqual(['england 14:00 14:30']);
});

it('asks before midnight for a match that begins after it', () => {
  const night = group('brazil', ['2026-11-22 00:30']);
  expect(scheduleOf([night], 3).calls).toEqual(['brazil 23:30']);
  expect(scheduleOf([night], 3, '00:05', '2026-11-22').calls).toEqual(['brazil 00:15']);
});

it('never costs more than the budget, and is never less than the least time apart', () => {
  const groups = [group('england', ['12:30', '15:00', '17:30'], 6), group('norway', ['17:00', '2026-11-22 15:00'], 4)];
  for (const budget of [0, 3, 4, 9, 10, 64, 645, 100_000]) {
    const { groups: scheduled, spending } = schedulePrices(groups, budget, new Date(at('00:00')));
    expect(spending.cost).toBe(scheduled.reduce((sum, { cost, calls }) => sum + cost * calls.length, 0));
    expect(spending.cost).toBeLessThanOrEqual(budget);
  }
  const quarters = schedulePrices([group('england', ['15:00'])], 100_000, new Date(at('00:00')), 15).groups[0]?.calls ?? [];
  const gaps = quarters.slice(1).map((call, index) => (call - (quarters[index] ?? 0)) / 60_000);
  expect(Math.min(...gaps)).toBe(15);
});

it('tells of a group’s calls the last that has come and the next', () => {
  const moments = (time: string) => momentsOf({ calls: [at('14:00'), at('14:45')] }, new Date(at(time)));
  expect(moments('13:59')).toEqual({ last: null, next: new Date(at('14:00')) });
  expect(moments('14:00')).toEqual({ last: new Date(at('14:00')), next: new Date(at('14:45')) });
  expect(moments('20:00')).toEqual({ last: new Date(at('14:45')), next: null });
});
