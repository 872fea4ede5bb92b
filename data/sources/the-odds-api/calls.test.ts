import { describe, expect, it } from 'vitest';
import type { MatchStatus } from '#domain/match/match-status.ts';
import { account, callName, key, leagues } from '#tests/factories/the-odds-api-answers.ts';
import type { Fixture } from '../source.ts';
import { type OddsApiAccount, oddsApiBudget, oddsApiCalls } from './calls.ts';
import { createTheOddsApiSource } from './the-odds-api-source.ts';

function fixture(tournamentId: string, kickoff: string, status: MatchStatus = 'scheduled'): Fixture {
  return { tournamentId, season: '2026-27', matchday: null, kickoffUtc: new Date(kickoff), status, externalId: null };
}
const england = (kickoff: string, status?: MatchStatus) => fixture('england.premier-league', kickoff, status);
const norway = (kickoff: string) => fixture('norway.eliteserien', kickoff);
const freePlan = { ...account, regions: ['eu'], creditsPerMonth: 500 };

/** Returns the calls as `epl 389`: what is asked and after how many seconds again. */
function planAt(now: string, fixtures: readonly Fixture[], of: OddsApiAccount = account): string[] {
  return oddsApiCalls(leagues, of, fixtures, new Date(now)).map(
    ({ name, everySeconds }) => `${/soccer_(.+)\//.exec(name)?.[1]} ${everySeconds}`,
  );
}

describe('a Saturday with matches at 12:30, 15:00 and 17:30 UTC, of 107 calls a day', () => {
  const kickoffs = ['2026-11-21T12:30:00Z', '2026-11-21T15:00:00Z', '2026-11-21T17:30:00Z'] as const;
  const open = kickoffs.map((kickoff) => england(kickoff));

  /* Eleven hours before kick-offs are 39,600 seconds; four calls for England and one for Norway leave 102 of the 107. */
  it.each([
    ['on Thursday: once a day', '2026-11-19T12:00:00Z', [], ['epl 86400', 'norway_eliteserien 86400']],
    ['on Friday: hours', '2026-11-20T20:00:00Z', open, ['epl 21600', 'norway_eliteserien 86400']],
    ['a minute more than six hours before: hours', '2026-11-21T06:29:00Z', open, ['epl 21600', 'norway_eliteserien 86400']],
    ['six hours before: minutes', '2026-11-21T06:30:00Z', open, ['epl 389', 'norway_eliteserien 86400']],
    ['between two kick-offs: minutes', '2026-11-21T13:30:00Z', [...open].reverse(), ['epl 389', 'norway_eliteserien 86400']],
    ['a second before the last: minutes', '2026-11-21T17:29:59Z', open, ['epl 389', 'norway_eliteserien 86400']],
    ['once the last has begun: no more than once a day', '2026-11-21T17:30:00Z', open, ['epl 86400', 'norway_eliteserien 86400']],
  ])('is planned %s', (_case, now, fixtures, expected) => {
    expect(planAt(now, fixtures)).toEqual(expected);
  });

  it('is read again every five minutes at most, however much the plan pays for', () => {
    expect(planAt('2026-11-21T13:30:00Z', open, { ...account, creditsPerMonth: 5_000_000 })[0]).toBe('epl 300');
  });

  /* The free plan pays for five calls: half of them, two and a half, are spread over the day at half the usual pace. */
  it('is read a few times on the free plan', () => {
    expect(planAt('2026-11-21T05:00:00Z', open, freePlan)).toEqual(['epl 43200', 'norway_eliteserien 172800']);
    expect(planAt('2026-11-21T13:30:00Z', open, freePlan)).toEqual(['epl 15840', 'norway_eliteserien 172800']);
  });
});

it('counts hours before kick-offs once for each competition, and only those of the day', () => {
  const fixtures = [
    england('2026-11-21T15:00:00Z'),
    england('2026-11-21T15:00:00Z'),
    norway('2026-11-21T17:00:00Z'),
    norway('2026-11-22T01:00:00Z'),
  ];
  /* Six hours each and five more for the night match: 61,200 seconds; eight calls leave 99 of the 107. */
  expect(planAt('2026-11-21T12:00:00Z', fixtures)).toEqual(['epl 619', 'norway_eliteserien 619']);
});

it('puts the competition with the next kick-off first', () => {
  const fixtures = [england('2026-11-21T17:30:00Z'), norway('2026-11-21T15:00:00Z'), fixture('spain.laliga', '2026-11-21T13:00:00Z')];
  expect(planAt('2026-11-21T12:00:00Z', fixtures).map((call) => call.split(' ')[0])).toEqual(['norway_eliteserien', 'epl']);
});

it('asks no more often for a match that is called off', () => {
  for (const status of ['postponed', 'cancelled'] as const) {
    expect(planAt('2026-11-21T14:00:00Z', [england('2026-11-21T15:00:00Z', status)])).toEqual(['epl 86400', 'norway_eliteserien 86400']);
  }
});

describe('the budget', () => {
  it('is the credits of a month by day, of which a call costs one for every market in every region', () => {
    expect([account, freePlan].map((of) => oddsApiBudget(of).perDay)).toEqual([645, 16]);
    expect(createTheOddsApiSource(freePlan, leagues).budget).toEqual({ perMinute: 30, perDay: 16 });
    expect([account, freePlan].map((of) => oddsApiCalls(leagues, of, [], new Date())[0]?.cost)).toEqual([6, 3]);
  });

  it('leaves the other sports of the key their parts', () => {
    /* A third of 645 credits pays for 35 calls of six: 30 beside five, for the 30,600 seconds from 9:00 to 17:30. */
    const fixtures = [england('2026-11-21T15:00:00Z'), england('2026-11-21T17:30:00Z')];
    expect(planAt('2026-11-21T13:30:00Z', fixtures, { ...account, share: 1 / 3 })[0]).toBe('epl 1020');
    const create = () => createTheOddsApiSource({ ...freePlan, regions: ['eu', 'uk'], share: 1 / 3 }, leagues);
    expect(create).toThrow(new RangeError('500 credits a month, 5 a day beside other sports, do not reach for a call a day that costs 6'));
  });

  it('is refused where it does not reach for one call a day', () => {
    const regions = ['eu', 'uk', 'us', 'us2', 'au', 'fr'];
    const create = () => createTheOddsApiSource({ ...account, regions, creditsPerMonth: 500 }, leagues);
    expect(create).toThrow(new RangeError('500 credits a month do not reach for a call a day that costs 18'));
  });

  it('lasts for a Saturday, and every kick-off is preceded by a reading', () => {
    const fixtures = ['12:30', '15:00', '17:30'].map((time) => england(`2026-11-21T${time}:00Z`));
    const readings: number[] = [];
    const called = new Map<string, number>();
    let calls = 0;
    for (let second = 0; second < 86_400; second += 5) {
      const now = new Date(Date.UTC(2026, 10, 21) + second * 1_000);
      for (const { name, everySeconds } of oddsApiCalls(leagues, account, fixtures, now)) {
        const last = called.get(name);
        if (last !== undefined && second - last < everySeconds) continue;
        called.set(name, second);
        calls += 1;
        if (name.includes('soccer_epl')) readings.push(second);
      }
    }
    expect(calls).toBeLessThanOrEqual(107);
    expect(calls).toBeGreaterThan(95);
    for (const { kickoffUtc } of fixtures) {
      const kickoff = (kickoffUtc.getTime() - Date.UTC(2026, 10, 21)) / 1_000;
      expect(readings.some((second) => second < kickoff && second > kickoff - 400)).toBe(true);
    }
  });
});

describe('a call', () => {
  it('has the key in its address, under that of the provider or of a mirror, and nowhere else', () => {
    const [first] = oddsApiCalls(
      leagues,
      { ...account, address: new URL('https://mirror.test/odds') },
      [],
      new Date('2026-11-21T12:00:00Z'),
    );
    expect(first).toEqual({
      name: callName,
      url: new URL(`https://mirror.test/odds/v4/${callName}&apiKey=${key}`),
      everySeconds: 86_400,
      mostBytes: 8_000_000,
      cost: 6,
    });
    expect(JSON.stringify({ ...first, url: undefined })).not.toContain('hunter2');
  });

  it('keeps a key whole that holds signs of an address', () => {
    const [first] = oddsApiCalls(leagues, { ...account, key: 'a&regions=us#1' }, [], new Date('2026-11-21T12:00:00Z'));
    expect([first?.url.searchParams.get('apiKey'), first?.url.searchParams.getAll('regions'), first?.url.hash]).toEqual([
      'a&regions=us#1',
      ['eu,uk'],
      '',
    ]);
  });
});
