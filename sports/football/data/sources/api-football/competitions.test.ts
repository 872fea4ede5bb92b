import { describe, expect, it } from 'vitest';
import { isAboutCompetitions, readCompetitions } from './competitions.ts';

const has = { events: true, lineups: false, statistics_fixtures: false, statistics_players: false };
const season = (year: number, start: string, end: string, more: object = {}) => ({
  ...{ year, start, end, current: false },
  coverage: { fixtures: has, standings: true, players: false, top_scorers: true, injuries: false, predictions: true, odds: false },
  ...more,
});
const withOdds = { fixtures: { ...has, lineups: true }, standings: true, injuries: false, odds: true };
const listed = (id: number, name: string, country: readonly [string, string | null], seasons: readonly object[] = [], type = 'League') => ({
  league: { id, name, type, logo: 'https://media.test/1.png' },
  country: { name: country[0], code: country[1], flag: null },
  seasons,
});
const read = (rows: readonly object[], only?: ReadonlySet<number>) =>
  readCompetitions('leagues', JSON.stringify({ errors: [], paging: { current: 1, total: 1 }, response: rows }), only);

it('reads each competition with its number, country and kind', () => {
  const { competitions, problems, rows } = read([
    listed(570, 'Premier League', ['Ghana', 'GH']),
    listed(46, 'EFL Trophy ', ['England', 'GB'], [], 'Cup'),
    listed(12, 'CAF Champions League', ['World', null], [], 'Cup'),
  ]);
  expect(rows).toBe(3);
  expect(problems).toEqual([]);
  expect(competitions?.map(({ externalId, name, region, kind }) => [externalId, name, region, kind])).toEqual([
    ['570', 'Premier League', 'GH', 'league'],
    ['46', 'EFL Trophy', 'GB-ENG', 'cup'],
    ['12', 'CAF Champions League', '001', 'cup'],
  ]);
});

it('knows which Congo is meant, whose codes the provider has the wrong way round', () => {
  const { competitions } = read([listed(423, 'Ligue 1', ['Congo-DR', 'CG']), listed(424, 'Ligue 1', ['Congo', 'CD'])]);
  expect(competitions?.map(({ region }) => region)).toEqual(['CD', 'CG']);
});

it('tells seasons from autumn to spring by the end of the last one', () => {
  const { competitions } = read([
    listed(1, 'One', ['Ghana', 'GH'], [season(2022, '2022-03-01', '2022-11-30'), season(2023, '2023-09-15', '2024-06-16')]),
    listed(2, 'Two', ['Ghana', 'GH'], [season(2023, '2023-09-15', '2024-06-16'), season(2025, '2025-02-01', '2025-11-30')]),
    listed(3, 'Three', ['Ghana', 'GH']),
  ]);
  expect(competitions?.map((one) => one.season)).toEqual(['autumn-spring', 'calendar-year', 'calendar-year']);
});

it('says what there is of the season that is on, and since when', () => {
  const { competitions } = read([
    listed(
      570,
      'Premier League',
      ['Ghana', 'GH'],
      [
        season(2019, '2019-12-28', '2020-03-15', { coverage: { ...withOdds, standings: false, odds: false } }),
        season(2023, '2023-09-15', '2024-06-16'),
        season(2024, '2024-09-06', '2025-06-08', { current: true, coverage: withOdds }),
      ],
    ),
  ]);
  expect(competitions?.[0]?.coverage).toEqual({
    now: ['results', 'events', 'line-ups', 'tables', 'odds'],
    since: { results: 2019, events: 2019, 'line-ups': 2019, tables: 2023, odds: 2024 },
    current: { year: 2024, startsOn: '2024-09-06', endsOn: '2025-06-08' },
  });
});

describe('a row that cannot be read', () => {
  it('is named with its field and value, and the others are kept', () => {
    const { competitions, problems } = read([
      listed(1, 'One', ['Ghana', 'GH'], [], 'Tournament'),
      listed(2, 'Two', ['Atlantis', 'atl']),
      listed(3, 'Three', ['Ghana', 'GH']),
    ]);
    expect(competitions?.map(({ externalId }) => externalId)).toEqual(['3']);
    expect(problems).toEqual([
      { source: 'leagues', row: 1, field: 'league.type', value: '"Tournament"', code: 'not-this-format' },
      { source: 'leagues', row: 2, field: 'country', value: 'Atlantis atl', code: 'not-this-format' },
    ]);
  });

  it('is one whose number another row has', () => {
    const { competitions, problems } = read([listed(1, 'One', ['Ghana', 'GH']), listed(1, 'Two', ['Ghana', 'GH'])]);
    expect(competitions?.map(({ name }) => name)).toEqual(['One']);
    expect(problems).toEqual([{ source: 'leagues', row: 2, field: 'league.id', value: '1', code: 'duplicate-row' }]);
  });

  it('is one that the operator names and that the list does not have', () => {
    const { competitions, problems } = read([listed(1, 'One', ['Ghana', 'GH']), listed(2, 'Two', ['Ghana', 'GH'])], new Set([2, 99]));
    expect(competitions?.map(({ externalId }) => externalId)).toEqual(['2']);
    expect(problems).toEqual([{ source: 'leagues', field: 'API_FOOTBALL_LEAGUES', value: '99', code: 'unknown-competition' }]);
  });
});

it('takes an answer that is no list for a failure', () => {
  expect(() => readCompetitions('leagues', '{"errors":{"token":"secret"},"response":[]}')).toThrow('leagues: refused: token');
  expect(isAboutCompetitions('leagues')).toBe(true);
  expect(isAboutCompetitions('fixtures?date=2026-11-21')).toBe(false);
});
