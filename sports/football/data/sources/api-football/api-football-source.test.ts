import { describe, expect, it } from 'vitest';
import { SourceAnswerError } from '#data/sources/source.ts';
import { answer, call, key, readAt, sample, source } from '#tests/factories/api-football-answers.ts';

const noon = new Date('2026-11-21T12:00:00Z');

describe('a match', () => {
  it('is read with its clubs, round, place, referee and statistics', () => {
    const statistics = [
      {
        team: { id: 160 },
        statistics: [
          { type: 'Ball Possession', value: '41%' },
          { type: 'Corner Kicks', value: null },
        ],
      },
      {
        team: { id: 186 },
        statistics: [
          { type: 'Ball Possession', value: '59%' },
          { type: 'Total Shots', value: 14 },
          { type: 'Passes %', value: '82%' },
          { type: 'Corner Kicks', value: 6 },
        ],
      },
    ];
    const { matches, rows, problems } = readAt(
      '17:00',
      sample({ status: 'FT', goals: [0, 0], halftime: [0, 0], fulltime: [0, 0], more: { statistics, events: [], lineups: [] } }),
    );
    expect({ rows, problems }).toEqual({ rows: 1, problems: [] });
    expect(matches).toEqual([
      {
        row: 1,
        externalId: '1400001',
        tournamentId: 'germany.bundesliga',
        season: '2026-27',
        round: { stage: 'matchday', matchday: 11 },
        home: { name: 'FC St. Pauli', externalId: '186' },
        away: { name: 'SC Freiburg', externalId: '160' },
        kickoff: { known: true, utc: new Date('2026-11-21T14:30:00Z') },
        status: 'finished',
        score: { current: { home: 0, away: 0 }, halfTime: { home: 0, away: 0 }, fullTime: { home: 0, away: 0 } },
        venue: { name: 'Millerntor-Stadion', town: 'Hamburg' },
        referee: 'A. Pfeife',
        events: [],
        statistics: { possession: [59, 41], shots: [14, null], corners: [6, null] },
        quotes: [],
      },
    ]);
  });

  it('has a season of one year where its competition has', () => {
    const league = { id: 113, season: 2026, round: 'Regular Season - 30' };
    expect(readAt('12:00', sample({ league })).matches[0]).toMatchObject({ tournamentId: 'sweden.allsvenskan', season: '2026' });
  });

  it('of qualifiers has the season of the finals to which they lead, whatever the provider numbers theirs by', () => {
    const league = { id: 32, season: 2024, round: 'Group A - 1' };
    expect(readAt('12:00', sample({ league })).matches[0]).toMatchObject({
      tournamentId: 'international.european-qualifiers',
      season: '2028',
      round: { stage: 'group', group: 'A', matchday: 1 },
    });
  });

  it('of a competition that nobody follows is passed over, whatever it is like', () => {
    const other = { ...sample({ league: { id: 999 } }), teams: null };
    const { rows, matches, problems } = readAt('12:00', other, sample());
    expect({ rows, problems }).toEqual({ rows: 2, problems: [] });
    expect(matches.map(({ row }) => row)).toEqual([2]);
  });

  it('is moved to a later kick-off, with another offset from UTC', () => {
    const [match] = readAt('12:00', sample({ fixture: { date: '2026-12-09T18:30:00+01:00' } })).matches;
    expect(match).toMatchObject({ status: 'scheduled', kickoff: { known: true, utc: new Date('2026-12-09T17:30:00Z') } });
  });

  it.each([
    ['League Stage - 3', { stage: 'league-phase', matchday: 3 }],
    ['Group A - 2', { stage: 'group', group: 'A', matchday: 2 }],
    ['Championship Round - 4', { stage: 'championship-round', matchday: 4, part: 'championship-round' }],
    ['Round of 16', { stage: 'round-of-16' }],
    ['Semi-finals', { stage: 'semi-final' }],
    ['Final', { stage: 'final' }],
  ])('belongs to the round that its name says: %s', (round, expected) => {
    expect(readAt('12:00', sample({ league: { round } })).matches[0]?.round).toEqual(expected);
  });

  it('keeps everything else where the name of its round is unknown', () => {
    const { matches, problems } = readAt('12:00', sample({ league: { round: 'Liguilla' } }));
    expect(matches).toHaveLength(1);
    expect(matches[0]?.round).toBeUndefined();
    expect(problems).toEqual([{ source: call.name, row: 1, code: 'not-this-format', field: 'league.round', value: 'Liguilla' }]);
  });

  it('leaves out a figure that is none', () => {
    const statistics = [
      {
        team: { id: 186 },
        statistics: [
          { type: 'Fouls', value: 'many' },
          { type: 'Ball Possession', value: '140%' },
        ],
      },
    ];
    const { matches, problems } = readAt('15:00', sample({ status: '1H', elapsed: 20, goals: [0, 0], more: { statistics } }));
    expect(matches[0]?.statistics).toBeUndefined();
    expect(problems).toMatchObject([
      { code: 'bad-number', field: 'statistics.Fouls', value: 'many' },
      { code: 'bad-number', field: 'statistics.Ball Possession', value: '140%' },
    ]);
  });
});

describe('a row that does not fit', () => {
  it.each([
    ['a missing member', { ...sample(), goals: undefined }, { field: 'goals', code: 'missing-value' }],
    [
      'an empty name',
      sample({ teams: { home: { id: 1, name: ' \n' } } }),
      { field: 'teams.home.name', value: '" \\n"', code: 'not-this-format' },
    ],
    ['a name of another encoding', sample({ teams: { home: { id: 1, name: 'K\uFFFDln' } } }), { code: 'not-readable' }],
    ['a date that is none', sample({ fixture: { date: '2026-11-31T14:30:00+00:00' } }), { field: 'fixture.date', code: 'bad-date' }],
    ['a score below nil', sample({ goals: [-1, 0] }), { field: 'goals.home', value: '-1', code: 'bad-score' }],
    ['text in place of a match', 'match', { code: 'not-this-format', value: '"match"' }],
  ])('is a problem and leaves the others: %s', (_case, odd, problem) => {
    const { rows, matches, problems } = readAt('12:00', odd, sample({ id: 7 }));
    expect(rows).toBe(2);
    expect(matches.map(({ externalId }) => externalId)).toEqual(['7']);
    expect(problems[0]).toMatchObject({ source: call.name, row: 1, ...problem });
  });

  it('is a problem where it comes twice', () => {
    const { matches, problems } = readAt('12:00', sample(), sample());
    expect(matches).toHaveLength(1);
    expect(problems).toEqual([{ source: call.name, row: 2, field: 'fixture.id', value: '1400001', code: 'duplicate-row' }]);
  });
});

describe('an answer that is not the requested thing', () => {
  const whole = answer(sample());
  it.each([
    ['a web page', `<html>${key}</html>`, 'a web page in place of JSON'],
    ['a cut text', whole.slice(0, whole.length - 40), 'the answer is cut off or is no JSON'],
    ['nothing', '', 'the answer is cut off or is no JSON'],
    ['broken JSON', '{"response": }', 'the answer is cut off or is no JSON'],
    ['a refusal', JSON.stringify({ errors: { token: `Invalid key ${key}`, requests: 'limit' }, response: [] }), 'refused: token, requests'],
    ['a refusal named by the key', JSON.stringify({ errors: { [key]: 'wrong' }, response: [] }), 'refused: no reason named'],
    ['a refusal without names', JSON.stringify({ errors: [`wrong ${key}`], response: [] }), 'refused: no reason named'],
    ['a message', JSON.stringify({ message: `bad ${key}` }), 'not a list (errors)'],
    ['an object where the list is due', JSON.stringify({ errors: [], response: { key } }), 'not a list (response)'],
    ['a list', '[]', 'not a list (the whole)'],
    ['null', 'null', 'not a list (the whole)'],
    ['a part', JSON.stringify({ errors: [], paging: { current: 1, total: 3 }, response: [] }), 'only the first of 3 pages'],
  ])('is an error that names the call and holds no key: %s', (_case, text, message) => {
    const read = () => source.read(call, text, noon);
    expect(read).toThrow(new SourceAnswerError(`fixtures?live=all: ${message}`));
    expect(message).not.toContain(key);
  });

  it('may be empty: nothing is on', () => {
    expect(source.read(call, answer(), noon)).toMatchObject({ rows: 0, matches: [], problems: [] });
  });
});
