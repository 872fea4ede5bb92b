import { describe, expect, it } from 'vitest';
import { type Fixture, SourceAnswerError } from '#data/sources/source.ts';
import { apiFootballStandings, footballDataOrgStandings } from '#tests/factories/standings-answers.ts';
import { createApiFootballSource } from './api-football/api-football-source.ts';
import { createFootballDataOrgSource } from './football-data-org/football-data-org-source.ts';

const now = new Date('2024-03-05T12:00:00Z');
const provider = { address: new URL('https://football.test/'), key: 'secret-of-the-operator' };
const leagues = [
  { tournamentId: 'england.premier-league', type: 'league', season: 'autumn-spring', leagueId: 39, code: 'PL' },
  { tournamentId: 'brazil.serie-a', type: 'league', season: 'calendar-year', leagueId: 71, code: 'BSA' },
  { tournamentId: 'international.champions-league', type: 'cup', season: 'autumn-spring', leagueId: 2, code: 'CL' },
] as const;
const apiFootball = (perDay = 7_500) => createApiFootballSource({ ...provider, budget: { perMinute: 10, perDay } }, leagues);
const footballDataOrg = createFootballDataOrgSource(provider, leagues);

const fixture = (tournamentId: string, season: string): Fixture => ({
  tournamentId,
  season,
  matchday: 27,
  kickoffUtc: new Date('2024-03-06T15:00:00Z'),
  status: 'scheduled',
  externalId: null,
});
const callOf = (name: string) => ({ name, url: provider.address, everySeconds: 86_400, maxBytes: 1_000_000 });
const ofApi = (text: string) => apiFootball().read(callOf('standings?league=39&season=2023'), text, now, undefined);
const ofOrg = (text: string) => footballDataOrg.read(callOf('competitions/PL/standings?season=2023'), text, now, undefined);

describe('the calls for tables', () => {
  const fixtures = [
    fixture('england.premier-league', '2023-24'),
    fixture('international.champions-league', '2023-24'),
    fixture('brazil.serie-a', '2024'),
  ];
  const tablesOf = (source: ReturnType<typeof apiFootball>) =>
    source.calls(fixtures, now).flatMap(({ name, everySeconds }) => (name.includes('standings') ? [`${name} ${everySeconds}`] : []));

  it('ask for those of a cup whose groups are played, where the site says so', () => {
    const cup = (externalId: string, mayHaveTable: boolean): Fixture => ({
      ...fixture(`world.cup-${externalId}`, '2024'),
      competition: { type: 'cup', externalIds: [externalId], isGrown: true, mayHaveTable },
    });
    const calls = apiFootball().calls([cup('17', true), cup('18', false)], now);
    expect(calls.flatMap(({ name }) => (name.includes('standings') ? [name] : []))).toEqual(['standings?league=17&season=2024']);
  });

  it('ask once a day for those of leagues that have matches, and for none of cups', () => {
    expect(tablesOf(apiFootball())).toEqual(['standings?league=39&season=2023 86400', 'standings?league=71&season=2024 86400']);
    expect(tablesOf(footballDataOrg)).toEqual([
      'competitions/PL/standings?season=2023 86400',
      'competitions/BSA/standings?season=2024 86400',
    ]);
    expect(
      apiFootball()
        .calls([], now)
        .some(({ name }) => name.includes('standings')),
    ).toBe(false);
  });

  it('take no more than six in a hundred of the calls of a plan', () => {
    // Two leagues with 25 calls a day, of which one and a half are for tables: each every 32 hours.
    expect(tablesOf(apiFootball(25))).toEqual(['standings?league=39&season=2023 115200', 'standings?league=71&season=2024 115200']);
  });

  it('come after all others and hold the key in a header alone', () => {
    const calls = apiFootball().calls(fixtures, now);
    expect(calls.findIndex(({ name }) => name.includes('standings'))).toBe(calls.length - 2);
    for (const { url, headers } of [calls.at(-1), footballDataOrg.calls(fixtures, now).at(-1)].flatMap((call) => call ?? [])) {
      expect(url.href).not.toContain(provider.key);
      expect(Object.values(headers ?? {})).toEqual([provider.key]);
    }
  });
});

describe('the tables of an answer', () => {
  const row = { club: { name: 'Everton', externalId: '45' }, played: 3, won: 1, drawn: 2, lost: 0, points: -1 };

  it('are read with the names of the provider, and points below nothing', () => {
    const problems: unknown[] = [];
    expect(ofApi(apiFootballStandings([[45, 'Everton', 1, 2, 0, -1]]))).toMatchObject({
      matches: [],
      problems,
      standings: [{ tournamentId: 'england.premier-league', season: '2023-24', rows: [{ table: '1 Premier League', ...row }] }],
    });
    expect(ofOrg(footballDataOrgStandings([45, 'Everton', 1, 2, 0, -1]))).toMatchObject({
      matches: [],
      problems,
      standings: [{ tournamentId: 'england.premier-league', season: '2023-24', rows: [{ table: 'REGULAR_SEASON', ...row }] }],
    });
  });

  it('of several stages stay apart, and those of averages are passed over', () => {
    const text = apiFootballStandings([[45, 'Everton', 1, 2, 0, 5]], [[45, 'Everton', 2, 2, 0, 8]], [[45, 'Everton', 9, 9, 9, 1]]);
    const averages = JSON.parse(text);
    averages.response[0].league.standings[2][0].all = { played: 27, win: null, draw: null, lose: null };
    const { standings, problems } = ofApi(JSON.stringify(averages));
    expect(standings?.[0]?.rows.map(({ table }) => table)).toEqual(['1 Stage 1', '2 Stage 2']);
    expect(problems).toEqual([]);
  });

  it('lose a row that does not add up or lacks a member, which is named', () => {
    const wrong = apiFootballStandings([
      [45, 'Everton', 1, 2, 0, 5],
      [42, 'Arsenal', 1, 0, 0, 3],
    ]).replace('"played":3', '"played":4');
    expect(ofApi(wrong)).toMatchObject({
      standings: [{ rows: [{ club: { name: 'Arsenal' } }] }],
      problems: [{ row: 1, field: 'played', value: 'Everton: 4 of 1-2-0', code: 'inconsistent' }],
    });
    const missing = footballDataOrgStandings([45, 'Everton', 1, 2, 0, 5], [42, 'Arsenal', 1, 0, 0, 3]).replace('"playedGames":3,', '');
    expect(ofOrg(missing)).toMatchObject({
      standings: [{ rows: [{ club: { name: 'Arsenal' } }] }],
      problems: [{ row: 1, field: 'playedGames', code: 'missing-value' }],
    });
  });

  it.each([
    ['a page of HTML', '<!doctype html><title>Maintenance</title>'],
    ['a cut answer', footballDataOrgStandings([45, 'Everton', 1, 2, 0, 5]).slice(0, 200)],
    ['a refusal', '{"message":"The resource is restricted","errorCode":403}'],
  ])('are refused in %s', (_case, text) => {
    expect(() => ofOrg(text)).toThrow(SourceAnswerError);
    expect(() => ofApi(text)).toThrow(SourceAnswerError);
  });

  it('of a competition that nobody follows are left out', () => {
    expect(ofApi(apiFootballStandings([[45, 'Everton', 1, 2, 0, 5]]).replace('"id":39', '"id":40')).standings).toEqual([]);
    expect(ofOrg(footballDataOrgStandings([45, 'Everton', 1, 2, 0, 5]).replace('"PL"', '"ELC"'))).toMatchObject({
      problems: [{ field: 'competition.code', value: 'ELC', code: 'unknown-competition' }],
    });
  });
});
