import { describe, expect, it } from 'vitest';
import type { Fixture } from '#data/sources/source.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import { openLigaDBCalls } from './calls.ts';

const leagues = [
  { tournamentId: 'germany.bundesliga', shortcut: 'bl1', type: 'league' },
  { tournamentId: 'germany.2-bundesliga', shortcut: 'bl2', type: 'league' },
  { tournamentId: 'germany.dfb-pokal', shortcut: 'dfb', type: 'cup' },
] as const;
const address = new URL('https://api.openligadb.test/');

function fixture(tournament: string, matchday: number | null, kickoff: string, status: MatchStatus = 'scheduled'): Fixture {
  return { tournamentId: `germany.${tournament}`, season: '2026-27', matchday, kickoffUtc: new Date(kickoff), status, externalId: null };
}

/** Returns the calls as `bl1/2026/11 20`: the path and the seconds until it is repeated. */
function planAt(now: string, fixtures: readonly Fixture[]): string[] {
  return openLigaDBCalls(leagues, address, fixtures, new Date(now)).map(
    ({ name, everySeconds }) => `${name.replace('getmatchdata/', '')} ${everySeconds}`,
  );
}

const daily = ['bl1/2026 86400', 'bl2/2026 86400', 'dfb/2026 86400'];

describe('a Saturday with a match at 14:30 and one at 17:30 UTC', () => {
  const kickoffs = ['2026-11-21T14:30:00Z', '2026-11-21T17:30:00Z'] as const;
  const [early, late] = kickoffs.map((kickoff) => fixture('bundesliga', 11, kickoff));
  const over = kickoffs.map((kickoff) => fixture('bundesliga', 11, kickoff, 'finished'));
  const next = fixture('bundesliga', 12, '2026-11-27T19:30:00Z');
  const open = [early, late, next].filter((match) => match !== undefined);

  it.each([
    ['on Monday before: no matchday near', '2026-11-16T12:00:00Z', open, daily],
    ['on Thursday: hours', '2026-11-19T12:00:00Z', open, ['bl1/2026/11 21600', ...daily]],
    ['in the morning: minutes', '2026-11-21T08:00:00Z', open, ['bl1/2026/11 600', ...daily]],
    ['six minutes before kick-off: minutes', '2026-11-21T14:24:00Z', open, ['bl1/2026/11 600', ...daily]],
    ['five minutes before kick-off: seconds', '2026-11-21T14:25:00Z', open, ['bl1/2026/11 20', ...daily]],
    ['during the first match: seconds', '2026-11-21T15:30:00Z', open, ['bl1/2026/11 20', ...daily]],
    ['between the matches: minutes', '2026-11-21T17:00:00Z', [over[0], late, next], ['bl1/2026/11 600', ...daily]],
    ['while the second has no end after three hours: seconds', '2026-11-21T20:30:00Z', open, ['bl1/2026/11 20', ...daily]],
    ['a minute later: minutes', '2026-11-21T20:31:00Z', open, ['bl1/2026/11 600', ...daily]],
    ['once both are over: minutes', '2026-11-21T19:30:00Z', [...over, next], ['bl1/2026/11 600', ...daily]],
    ['on Monday after: hours, for corrections', '2026-11-23T12:00:00Z', [...over, next], ['bl1/2026/11 21600', ...daily]],
    ['on Wednesday after: the next matchday', '2026-11-25T12:00:00Z', [...over, next], ['bl1/2026/12 21600', ...daily]],
  ])('is planned %s', (_case, now, fixtures, expected) => {
    expect(planAt(now, fixtures as readonly Fixture[])).toEqual(expected);
  });
});

it('asks for the season of today where nothing is known, and for the new one from July', () => {
  expect(planAt('2027-06-30T23:59:00Z', [])).toEqual(daily);
  expect(planAt('2027-07-01T00:00:00Z', [])).toEqual(['bl1/2027 86400', 'bl2/2027 86400', 'dfb/2027 86400']);
});

it('puts what is being played first, whatever competition it belongs to, and leaves unknown competitions out', () => {
  const fixtures = [
    fixture('bundesliga', 11, '2026-11-21T18:00:00Z'),
    fixture('2-bundesliga', 14, '2026-11-21T12:00:00Z', 'live'),
    fixture('frauen-bundesliga', 9, '2026-11-21T12:00:00Z', 'live'),
  ];
  expect(planAt('2026-11-21T13:00:00Z', fixtures)).toEqual(['bl2/2026/14 20', 'bl1/2026/11 600', ...daily]);
});

it('asks no more often for a match that is called off', () => {
  const called = (['postponed', 'cancelled', 'abandoned', 'awarded'] as const).map((status) =>
    planAt('2026-11-21T15:00:00Z', [fixture('bundesliga', 11, '2026-11-21T14:30:00Z', status)]),
  );
  expect(called).toEqual(Array(4).fill(['bl1/2026/11 600', ...daily]));
});

it('follows the matches of a cup, which have no matchday, through the list of its season, every minute at most', () => {
  const tie = fixture('dfb-pokal', null, '2026-12-02T19:45:00Z');
  expect(planAt('2026-12-02T20:00:00Z', [tie])).toEqual(['dfb/2026 60', 'bl1/2026 86400', 'bl2/2026 86400']);
  expect(planAt('2026-12-02T12:00:00Z', [tie])).toEqual(['dfb/2026 600', 'bl1/2026 86400', 'bl2/2026 86400']);
});

it('makes addresses under that of the provider or of a mirror, with a mark of changes for a matchday', () => {
  const matches = [fixture('bundesliga', 11, '2026-11-21T14:30:00Z', 'live')];
  const plan = (mirror: string) => openLigaDBCalls(leagues.slice(0, 1), new URL(mirror), matches, new Date('2026-11-21T15:00:00Z'));
  expect(plan('https://mirror.test/ligen')).toEqual([
    {
      name: 'getmatchdata/bl1/2026/11',
      url: new URL('https://mirror.test/ligen/getmatchdata/bl1/2026/11'),
      changeMark: new URL('https://mirror.test/ligen/getlastchangedate/bl1/2026/11'),
      everySeconds: 20,
      maxBytes: 1_000_000,
    },
    {
      name: 'getmatchdata/bl1/2026',
      url: new URL('https://mirror.test/ligen/getmatchdata/bl1/2026'),
      everySeconds: 86_400,
      maxBytes: 8_000_000,
    },
  ]);
  expect(plan('https://mirror.test/')[0]?.url.href).toBe('https://mirror.test/getmatchdata/bl1/2026/11');
});

it('asks for the whole answer, whatever its mark, in the first minutes of play and until it is known to have begun: nothing changes at the provider then', () => {
  const isMarked = (now: string, status: MatchStatus) =>
    openLigaDBCalls(leagues, address, [fixture('bundesliga', 11, '2026-11-21T14:30:00Z', status)], new Date(now))[0]?.changeMark !==
    undefined;
  expect(isMarked('2026-11-21T14:29:59Z', 'scheduled')).toBe(true);
  expect(isMarked('2026-11-21T14:30:00Z', 'scheduled')).toBe(false);
  // Another source has been faster.
  expect(isMarked('2026-11-21T14:30:20Z', 'live')).toBe(false);
  expect(isMarked('2026-11-21T14:30:20Z', 'postponed')).toBe(true);
  expect(isMarked('2026-11-21T14:35:00Z', 'live')).toBe(true);
  expect(isMarked('2026-11-21T14:50:00Z', 'scheduled')).toBe(false);
  expect(isMarked('2026-11-21T17:30:00Z', 'scheduled')).toBe(true);
});

it('stays within 5,000 requests on a Saturday of three leagues of which no match is ever said to be over', () => {
  const threeLeagues = [...leagues, { tournamentId: 'germany.3-liga', shortcut: 'bl3', type: 'league' } as const];
  const fixtures = [
    ...['14:30', '17:30'].map((time) => fixture('bundesliga', 11, `2026-11-21T${time}:00Z`)),
    ...['12:00', '19:30'].map((time) => fixture('2-bundesliga', 14, `2026-11-21T${time}:00Z`)),
    ...['13:00', '15:30'].map((time) => fixture('3-liga', 16, `2026-11-21T${time}:00Z`)),
  ];
  const requestsAt = (minute: number) =>
    openLigaDBCalls(threeLeagues, address, fixtures, new Date(Date.UTC(2026, 10, 21, 0, minute)))
      .map(({ everySeconds }) => 60 / everySeconds)
      .reduce((sum, requests) => sum + requests, 0);
  const day = Array.from({ length: 24 * 60 }, (_, minute) => requestsAt(minute));
  expect(day.reduce((sum, requests) => sum + requests, 0)).toBeLessThan(5000);
  expect(Math.max(...day)).toBeLessThan(30);
});
