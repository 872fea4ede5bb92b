import { describe, expect, it } from 'vitest';
import type { MatchStatus } from '#domain/match/match-status.ts';
import { account, callName, key, leagues } from '#tests/factories/the-odds-api-answers.ts';
import type { Fixture } from '../source.ts';
import { isAboutEvents, type OddsApiAccount, oddsApiBudget, oddsApiCalls } from './calls.ts';
import { createTheOddsApiSource } from './the-odds-api-source.ts';

function fixture(tournamentId: string, kickoff: string, status: MatchStatus = 'scheduled'): Fixture {
  return { tournamentId, season: '2026-27', matchday: null, kickoffUtc: new Date(kickoff), status, externalId: null };
}
const england = (kickoff: string, status?: MatchStatus) => fixture('england.premier-league', kickoff, status);
const norway = (kickoff: string) => fixture('norway.eliteserien', kickoff);
const freePlan = { ...account, regions: ['eu'], creditsPerMonth: 500 };

/** Returns the calls for prices as `epl 14:00 14:45`: the competition, the last past moment and the next one of the day. */
function planAt(now: string, fixtures: readonly Fixture[], of: OddsApiAccount = account): string[] {
  const time = (moment: Date | null | undefined) => moment?.toISOString().slice(11, 16) ?? '–';
  return oddsApiCalls(leagues, of, fixtures, new Date(now))
    .filter(({ name }) => !isAboutEvents(name))
    .map(({ name, moments }) => `${/soccer_(.+)\//.exec(name)?.[1]} ${time(moments?.last)} ${time(moments?.next)}`);
}

describe('a Saturday with matches at 12:30, 15:00 and 17:30 UTC on the free plan, five calls a day', () => {
  const open = ['12:30', '15:00', '17:30'].map((time) => england(`2026-11-21T${time}:00Z`));

  /* One an hour before each kick-off, the other two a quarter of an hour before the first and the second. */
  it.each([
    ['on Thursday: not at all', '2026-11-19T12:00:00Z', open, []],
    ['on Friday: a day before, and then by what nothing else is needed for', '2026-11-20T12:30:00Z', open, ['epl 12:30 15:30']],
    ['in the morning: not yet', '2026-11-21T11:29:00Z', open, ['epl – 11:30']],
    ['an hour before the first', '2026-11-21T11:30:00Z', open, ['epl 11:30 12:15']],
    ['between two kick-offs', '2026-11-21T13:30:00Z', open, ['epl 12:15 14:00']],
    ['a second before the last', '2026-11-21T17:29:59Z', open, ['epl 16:30 –']],
    ['once the last has begun: not at all', '2026-11-21T17:30:00Z', open, []],
  ])('is planned %s', (_case, now, fixtures, expected) => {
    expect(planAt(now, fixtures, freePlan)).toEqual(expected);
  });

  it('is read every five minutes at most, however much the plan pays for', () => {
    const rich = { ...account, creditsPerMonth: 5_000_000 };
    expect(planAt('2026-11-21T13:31:00Z', open, rich)).toEqual(['epl 13:30 13:35']);
  });
});

it('lists the matches of each competition for nothing every six hours, so that their kick-offs are known where no other source tells them', () => {
  const listed = oddsApiCalls(leagues, account, [], new Date('2026-11-19T12:00:00Z'));
  expect(listed.map(({ name, everySeconds, cost }) => [name, everySeconds, cost])).toEqual([
    ['sports/soccer_epl/events?dateFormat=iso', 21_600, 0],
    ['sports/soccer_norway_eliteserien/events?dateFormat=iso', 21_600, 0],
  ]);
});

it('puts the competition with the next kick-off first', () => {
  const fixtures = [england('2026-11-21T17:30:00Z'), norway('2026-11-21T15:00:00Z'), fixture('spain.laliga', '2026-11-21T13:00:00Z')];
  expect(planAt('2026-11-21T12:00:00Z', fixtures).map((call) => call.split(' ')[0])).toEqual(['norway_eliteserien', 'epl']);
});

it('asks for nothing on account of a match that is called off', () => {
  for (const status of ['postponed', 'cancelled'] as const) {
    expect(planAt('2026-11-21T14:00:00Z', [england('2026-11-21T15:00:00Z', status)])).toEqual([]);
  }
});

describe('the budget', () => {
  it('is the credits of a month by day, of which a call costs one for every market in every region', () => {
    expect([account, freePlan].map((of) => oddsApiBudget(of).perDay)).toEqual([645, 16]);
    expect(createTheOddsApiSource(freePlan, leagues).budget).toEqual({ perMinute: 30, perDay: 16 });
    const tomorrow = [england('2026-11-22T15:00:00Z')];
    const costOf = (of: OddsApiAccount) => oddsApiCalls(leagues, of, tomorrow, new Date('2026-11-21T12:00:00Z'))[0]?.cost;
    expect([account, freePlan].map(costOf)).toEqual([6, 3]);
  });

  it('leaves the other sports of the key their parts', () => {
    const create = (share: number) => createTheOddsApiSource({ ...freePlan, share }, leagues);
    const spending = create(1 / 2).priceSpending?.([england('2026-11-21T15:00:00Z')], new Date('2026-11-21T08:00:00Z'));
    expect(spending).toEqual({ budget: 8, cost: 6, calls: 2, matches: 1, unreached: 0 });
    const tooDear = () => createTheOddsApiSource({ ...freePlan, regions: ['eu', 'uk'], share: 1 / 3 }, leagues);
    expect(tooDear).toThrow(new RangeError('500 credits a month, 5 a day beside other sports, do not reach for a call a day that costs 6'));
  });

  it('is refused where it does not reach for one call a day', () => {
    const regions = ['eu', 'uk', 'us', 'us2', 'au', 'fr'];
    const create = () => createTheOddsApiSource({ ...account, regions, creditsPerMonth: 500 }, leagues);
    expect(create).toThrow(new RangeError('500 credits a month do not reach for a call a day that costs 18'));
  });
});

describe('a call', () => {
  it('has the key in its address, under that of the provider or of a mirror, and nowhere else', () => {
    const [first] = oddsApiCalls(
      leagues,
      { ...account, address: new URL('https://mirror.test/odds') },
      [england('2026-11-21T12:45:00Z')],
      new Date('2026-11-21T12:00:00Z'),
    );
    expect(first).toEqual({
      name: callName,
      url: new URL(`https://mirror.test/odds/v4/${callName}&apiKey=${key}`),
      everySeconds: 300,
      maxBytes: 8_000_000,
      cost: 6,
      moments: { last: new Date('2026-11-21T12:00:00Z'), next: new Date('2026-11-21T12:05:00Z') },
    });
    expect(JSON.stringify({ ...first, url: undefined })).not.toContain('hunter2');
  });

  it('keeps a key whole that holds signs of an address', () => {
    const [first] = oddsApiCalls(
      leagues,
      { ...account, key: 'a&regions=us#1' },
      [england('2026-11-21T15:00:00Z')],
      new Date('2026-11-21T12:00:00Z'),
    );
    expect([first?.url.searchParams.get('apiKey'), first?.url.searchParams.getAll('regions'), first?.url.hash]).toEqual([
      'a&regions=us#1',
      ['eu,uk'],
      '',
    ]);
  });
});
