import { describe, expect, it } from 'vitest';
import type { Fixture } from '#data/sources/source.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import { footballDataOrgCalls } from './calls.ts';

const leagues = [
  { tournamentId: 'england.premier-league', code: 'PL', type: 'league', season: 'autumn-spring' },
  { tournamentId: 'brazil.serie-a', code: 'BSA', type: 'league', season: 'calendar-year' },
] as const;
const provider = { address: new URL('https://api.football-data.test/'), key: 'secret-token' };

function fixture(tournamentId: string, season: string, kickoff: string, status: MatchStatus = 'scheduled'): Fixture {
  return { tournamentId, season, matchday: 12, kickoffUtc: new Date(kickoff), status, externalId: null };
}

function english(kickoff: string, status: MatchStatus = 'scheduled'): Fixture {
  return fixture('england.premier-league', '2026-27', kickoff, status);
}

/** Returns the names of the calls, each with the seconds until it is repeated. */
function planAt(now: string, fixtures: readonly Fixture[]): string[] {
  return footballDataOrgCalls(leagues, provider, fixtures, new Date(now)).map(({ name, everySeconds }) => `${name} ${everySeconds}`);
}

/** Returns the seconds until the matches around a moment are requested again. */
function secondsAt(now: string, fixtures: readonly Fixture[]): number | undefined {
  return footballDataOrgCalls(leagues, provider, fixtures, new Date(now))[0]?.everySeconds;
}

describe('a Saturday with a match at 15:00 and one at 17:30 UTC', () => {
  const kickoffs = ['2026-11-21T15:00:00Z', '2026-11-21T17:30:00Z'] as const;
  const open = kickoffs.map((kickoff) => english(kickoff));
  const over = kickoffs.map((kickoff) => english(kickoff, 'finished'));
  const between = [...over.slice(0, 1), ...open.slice(1)];

  it.each([
    ['on Monday before', '2026-11-16T12:00:00Z', open, 21_600],
    ['in the night before', '2026-11-21T02:00:00Z', open, 21_600],
    ['in the morning', '2026-11-21T08:00:00Z', open, 600],
    ['six minutes before kick-off', '2026-11-21T14:54:00Z', open, 600],
    ['five minutes before kick-off', '2026-11-21T14:55:00Z', open, 15],
    ['during the first match', '2026-11-21T16:00:00Z', open, 15],
    ['between the matches', '2026-11-21T17:10:00Z', between, 600],
    ['during the second match', '2026-11-21T18:00:00Z', between, 15],
    ['three hours after a kick-off whose match has no end', '2026-11-21T20:30:00Z', open, 15],
    ['a minute later', '2026-11-21T20:31:00Z', open, 600],
    ['once both are over', '2026-11-21T19:30:00Z', over, 600],
    ['on Sunday', '2026-11-22T12:00:00Z', over, 21_600],
  ])('is asked for at the right pace %s', (_case, now, fixtures, seconds) => {
    expect(secondsAt(now, fixtures)).toBe(seconds);
  });
});

it('asks for three days in one call and for the season of each competition once a day', () => {
  expect(planAt('2026-11-21T23:59:00Z', [english('2026-11-21T22:30:00Z', 'live')])).toEqual([
    'matches?dateFrom=2026-11-20&dateTo=2026-11-23&competitions=BSA,PL 15',
    'competitions/PL/matches?season=2026 86400',
    'competitions/BSA/matches?season=2026 86400',
  ]);
});

it('asks for the new season from July, in Brazil from January, and for an older one while it has matches near', () => {
  const seasonsAt = (now: string, fixtures: readonly Fixture[] = []) =>
    planAt(now, fixtures)
      .slice(1)
      .map((call) => call.replace(/competitions\/(\w+)\/matches\?season=(\d+) 86400/, '$1 $2'));
  expect(seasonsAt('2027-06-30T23:59:00Z')).toEqual(['PL 2026', 'BSA 2027']);
  expect(seasonsAt('2027-07-01T00:00:00Z')).toEqual(['PL 2027', 'BSA 2027']);
  const late = [fixture('brazil.serie-a', '2026', '2027-01-30T20:00:00Z')];
  expect(seasonsAt('2027-01-28T12:00:00Z', late)).toEqual(['PL 2026', 'BSA 2027', 'BSA 2026']);
  expect(seasonsAt('2027-01-25T12:00:00Z', late)).toEqual(['PL 2026', 'BSA 2027']);
});

it('is not hurried by a competition that it does not follow, nor by a match that is called off', () => {
  expect(secondsAt('2026-11-21T15:30:00Z', [fixture('austria.bundesliga', '2026-27', '2026-11-21T15:00:00Z', 'live')])).toBe(21_600);
  const paces = (['postponed', 'cancelled', 'abandoned', 'awarded'] as const).map((status) =>
    secondsAt('2026-11-21T15:30:00Z', [english('2026-11-21T15:00:00Z', status)]),
  );
  expect(paces).toEqual([600, 600, 600, 600]);
});

it('makes addresses under that of the provider or of a mirror', () => {
  const urlsAt = (address: string) =>
    footballDataOrgCalls(leagues.slice(0, 1), { ...provider, address: new URL(address) }, [], new Date('2026-11-21T12:00:00Z')).map(
      ({ url }) => url.href,
    );
  const own = 'v4/matches?dateFrom=2026-11-20&dateTo=2026-11-23&competitions=PL';
  expect(urlsAt('https://api.football-data.test/')[0]).toBe(`https://api.football-data.test/${own}`);
  expect(urlsAt('https://mirror.test/football')).toEqual([
    `https://mirror.test/football/${own}`,
    'https://mirror.test/football/v4/competitions/PL/matches?season=2026',
  ]);
});

it('asks for goals, cards and changes too', () => {
  const [call] = footballDataOrgCalls(leagues, provider, [], new Date('2026-11-21T12:00:00Z'));
  expect(call?.headers).toEqual({
    'X-Auth-Token': 'secret-token',
    'X-Unfold-Lineups': 'true',
    'X-Unfold-Goals': 'true',
    'X-Unfold-Bookings': 'true',
    'X-Unfold-Subs': 'true',
  });
});

it('asks for nothing where no competition is followed', () => {
  expect(footballDataOrgCalls([], provider, [], new Date('2026-11-21T12:00:00Z'))).toEqual([]);
});

it('leaves half of the ten calls a minute to other things while matches are on', () => {
  const calls = footballDataOrgCalls(leagues, provider, [english('2026-11-21T15:00:00Z', 'live')], new Date('2026-11-21T15:30:00Z'));
  expect(calls.reduce((sum, { everySeconds }) => sum + 60 / everySeconds, 0)).toBeLessThan(5);
});
