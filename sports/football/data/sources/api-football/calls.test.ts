import { describe, expect, it } from 'vitest';
import type { CallBudget, Fixture } from '#data/sources/source.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import { key, source } from '#tests/factories/api-football-answers.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { apiFootballCalls } from './calls.ts';

const tournaments = new Set(['germany.bundesliga', 'england.premier-league']);
const paid: CallBudget = { perMinute: 300, perDay: 7_500 };
const free: CallBudget = { perMinute: 10, perDay: 100 };

function fixture(
  externalId: string | null,
  kickoff: string,
  status: MatchStatus = 'scheduled',
  tournamentId = 'germany.bundesliga',
): Fixture {
  return { tournamentId, season: '2026-27', matchday: 11, kickoffUtc: new Date(kickoff), status, externalId };
}

const callsAt = (now: string, fixtures: readonly Fixture[], budget = paid) =>
  apiFootballCalls(tournaments, { address: new URL('https://football.test/'), key, budget }, fixtures, new Date(now));

/** Returns the calls, except those for lists of other days, absent players and prices, as `live=all 15`: the query and the seconds until it is repeated. */
function planAt(now: string, fixtures: readonly Fixture[], budget = paid): string[] {
  const today = `date=${now.slice(0, 10)}`;
  return callsAt(now, fixtures, budget)
    .map(({ name, everySeconds }) => `${name.replace('fixtures?', '')} ${everySeconds}`)
    .filter((call) => !/^(?:injuries.)?date=|^odds/.test(call) || call.startsWith(today));
}

describe('the prices of each match', () => {
  const pricesAt = (now: string, fixtures: readonly Fixture[], budget = paid) =>
    callsAt(now, fixtures, budget).flatMap(({ name, moments }) =>
      name.startsWith('odds')
        ? [`${name} ${moments?.last?.toISOString().slice(11, 16) ?? '–'} ${moments?.next?.toISOString().slice(11, 16) ?? '–'}`]
        : [],
    );

  it('are asked for the more often the nearer its kick-off is, every fifteen minutes at most, on a plan that has the calls', () => {
    const fixtures = [
      fixture('11', '2026-11-21T14:30:00Z'),
      fixture('31', '2026-11-21T20:30:00Z'),
      fixture('41', '2026-11-21T14:30:00Z', 'postponed'),
      fixture(null, '2026-11-21T14:30:00Z'),
    ];
    expect(pricesAt('2026-11-21T08:29:00Z', fixtures)).toEqual(['odds?fixture=11 08:15 08:30', 'odds?fixture=31 05:30 08:30']);
    expect(pricesAt('2026-11-21T14:30:00Z', fixtures)).toEqual(['odds?fixture=31 14:30 14:45']);
    expect(pricesAt('2026-11-21T12:00:00Z', fixtures, free)).toEqual([]);
  });

  it('have 8% of the calls, so that a hundred matches have six calls each and a thousand not one', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => fixture(String(index + 1), '2026-11-21T14:30:00Z'));
    /* An hour, a quarter of an hour, three, twelve, six and two hours before. */
    expect(new Set(pricesAt('2026-11-21T12:00:00Z', many(100)).map((call) => call.replace(/\d+ /, '')))).toEqual(
      new Set(['odds?fixture=11:30 12:30']),
    );
    const spending = source.priceSpending?.(many(1_000), new Date('2026-11-21T12:00:00Z'));
    expect(spending).toEqual({ budget: 0, cost: 0, calls: 0, matches: 1_000, unreached: 1_000 });
  });
});

describe('a Saturday with matches at 14:30 and at 17:30 UTC, on a plan of 7,500 calls a day', () => {
  const open = [fixture('31', '2026-11-21T17:30:00Z'), fixture('12', '2026-11-21T14:30:00Z'), fixture('11', '2026-11-21T14:30:00Z')];
  const over = open.map((match) => ({ ...match, status: 'finished' as const }));
  const day = 'date=2026-11-21';
  const whole = 'ids=11-12-31';

  it.each([
    ['on Friday: hours', '2026-11-20T12:00:00Z', open, ['date=2026-11-20 21600']],
    ['in the morning: minutes, for the list', '2026-11-21T08:00:00Z', open, [`${day} 600`]],
    ['an hour before kick-off: minutes, for line-ups', '2026-11-21T13:30:00Z', open, [`${whole} 600`, `${day} 600`]],
    ['six minutes before kick-off: minutes', '2026-11-21T14:24:00Z', open, [`${whole} 600`, `${day} 600`]],
    ['five minutes before kick-off: seconds', '2026-11-21T14:25:00Z', open, ['live=all 15', `${whole} 60`, `${day} 600`]],
    ['during the first matches: seconds', '2026-11-21T15:30:00Z', open, ['live=all 15', `${whole} 60`, `${day} 600`]],
    ['between the matches: minutes', '2026-11-21T17:00:00Z', [open[0], over[1], over[2]], [`${whole} 600`, `${day} 600`]],
    ['while the last has no end after three hours: seconds', '2026-11-21T20:30:00Z', open, ['live=all 15', `${whole} 60`, `${day} 600`]],
    ['a minute later: minutes', '2026-11-21T20:31:00Z', open, [`${day} 600`]],
    ['once all are over: minutes, for corrections', '2026-11-21T19:30:00Z', over, [`${whole} 600`, `${day} 600`]],
    ['on Sunday: hours', '2026-11-22T12:00:00Z', over, ['date=2026-11-22 21600']],
  ])('is planned %s', (_case, now, fixtures, expected) => {
    expect(planAt(now, fixtures as readonly Fixture[])).toEqual(expected);
  });
});

it('asks for the lists of yesterday and of the week to come, whatever is known', () => {
  const days = ['20 43200', '22 86400', '23 86400', '24 86400', '25 86400', '26 86400', '27 86400', '28 86400'];
  expect(callsAt('2026-11-21T12:00:00Z', []).map(({ name, everySeconds }) => `${name} ${everySeconds}`)).toEqual([
    'fixtures?date=2026-11-21 21600',
    ...days.map((dayAndSeconds) => `fixtures?date=2026-11-${dayAndSeconds}`),
  ]);
});

it('asks twice a day who misses the matches of the day, if there are any', () => {
  const absences = (fixtures: readonly Fixture[]) =>
    callsAt('2026-11-21T08:00:00Z', fixtures)
      .filter(({ name }) => name.startsWith('injuries'))
      .map(({ name, url, everySeconds }) => `${name} ${url.href} ${everySeconds}`);
  expect(absences([fixture('5', '2026-11-21T14:30:00Z')])).toEqual([
    'injuries?date=2026-11-21 https://football.test/injuries?date=2026-11-21 43200',
  ]);
  expect(absences([fixture('5', '2026-11-22T14:30:00Z')])).toEqual([]);
});

it('asks for twenty matches at once at most, in groups that stay the same when some are over', () => {
  const matches = Array.from({ length: 23 }, (_, index) => fixture(String(100 + index), '2026-11-21T14:30:00Z'));
  const names = (fixtures: readonly Fixture[]) =>
    callsAt('2026-11-21T15:00:00Z', fixtures)
      .map(({ name }) => name)
      .filter((name) => name.includes('ids='));
  const first = Array.from({ length: 20 }, (_, index) => 100 + index).join('-');
  expect(names(matches)).toEqual([`fixtures?ids=${first}`, 'fixtures?ids=120-121-122']);
  expect(names(matches.map((match, index) => (index < 9 ? { ...match, status: 'finished' } : match)))).toEqual(names(matches));
});

it('asks for no match by number whose number is not known, nor for a competition that is not followed', () => {
  expect(planAt('2026-11-21T15:00:00Z', [fixture(null, '2026-11-21T14:30:00Z')])).toEqual(['live=all 15', 'date=2026-11-21 600']);
  const other = fixture('5', '2026-11-21T14:30:00Z', 'live', 'brazil.serie-a');
  expect(planAt('2026-11-21T15:00:00Z', [other])).toEqual(['date=2026-11-21 21600']);
});

it('asks for no match that is called off', () => {
  const called = (['postponed', 'cancelled'] as const).map((status) =>
    planAt('2026-11-21T15:00:00Z', [fixture('5', '2026-11-21T14:30:00Z', status)]),
  );
  expect(called).toEqual([['date=2026-11-21 600'], ['date=2026-11-21 600']]);
});

it('follows a match over midnight', () => {
  const late = fixture('5', '2026-11-21T22:30:00Z', 'live');
  expect(planAt('2026-11-22T00:15:00Z', [late])).toEqual(['live=all 15', 'ids=5 60', 'date=2026-11-22 21600']);
});

it('waits longer where a plan allows a hundred calls: 185 minutes of play in 45, 240 minutes of whole matches in 27', () => {
  expect(planAt('2026-11-21T15:00:00Z', [fixture('5', '2026-11-21T14:30:00Z')], free)).toEqual([
    'live=all 247',
    'ids=5 534',
    'date=2026-11-21 10800',
  ]);
});

it.each([
  ['a hundred calls and five matches', free, 5],
  ['7,500 calls and 80 matches', paid, 80],
])(
  'stays within %s of a Saturday of which no match is ever said to be over',
  (_case, budget, count) => {
    const fixtures = Array.from({ length: count }, (_, index) => {
      const kickoff = new Date(Date.UTC(2026, 10, 21, 12, Math.floor((index * 480) / count)));
      return fixture(String(index), kickoff.toISOString());
    });
    const secondOf = (moment: Date) => (moment.getTime() - Date.UTC(2026, 10, 21)) / 1_000;
    const madeAt = new Map<string, number>();
    let calls = 0;
    // The plan is renewed every sixty seconds or so, and checked every fifteen.
    const planEvery = howMany(60, 15);
    for (let start = 0; start < 86_400; start += planEvery) {
      const planned = callsAt(new Date(Date.UTC(2026, 10, 21, 0, 0, start)).toISOString(), fixtures, budget);
      for (let second = start; second < start + planEvery; second += 15) {
        for (const { name, everySeconds, moments } of planned) {
          const last = madeAt.get(name) ?? Number.NEGATIVE_INFINITY;
          const from =
            moments === undefined ? last + everySeconds : moments.last === null ? Number.POSITIVE_INFINITY : secondOf(moments.last);
          if (second < from || (moments !== undefined && last >= from)) continue;
          madeAt.set(name, second);
          calls += 1;
        }
      }
    }
    expect(calls).toBeGreaterThan(budget.perDay / 4);
    expect(calls).toBeLessThanOrEqual(budget.perDay);
  },
  60_000,
);

it('sends the key as a header, to the provider or to a mirror, and has it in no name and no address', () => {
  const [list, call] = source.calls([], new Date('2026-11-21T12:00:00Z'));
  expect(list?.name).toBe('leagues');
  expect(call).toEqual({
    name: 'fixtures?date=2026-11-21',
    url: new URL('https://football.test/fixtures?date=2026-11-21'),
    headers: { 'x-apisports-key': key },
    everySeconds: 21_600,
    maxBytes: 8_000_000,
  });
  const settings = { address: new URL('https://mirror.test/v3'), key, budget: paid };
  const mirrored = apiFootballCalls(tournaments, settings, [], new Date('2026-11-21T12:00:00Z'));
  expect(mirrored[0]?.url.href).toBe('https://mirror.test/v3/fixtures?date=2026-11-21');
  expect(mirrored.map(({ name, url }) => `${name} ${url.href}`).join()).not.toContain(key);
});
