import { describe, expect, it } from 'vitest';
import { type Fixture, SourceAnswerError } from '#data/sources/source.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import { basketballKey, basketballSourceAt, gamesAnswer, sampleGame } from '#tests/factories/api-basketball-answers.ts';

const source = basketballSourceAt('https://basketball.test/');
const call = { name: 'games?live=all', url: new URL('https://basketball.test/'), everySeconds: 15, maxBytes: 8_000_000 };
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const numbered = new Map([['9001', { slug: 'real-madrid-basketball', name: 'Real Madrid', rowName: 'Real Madrid', shortName: 'Madrid' }]]);

/** Returns the first match of an answer read at 20:10, and the problems without their places. */
function read(...games: readonly unknown[]) {
  const { matches, problems } = source.read(call, gamesAnswer(...games), at('20:10'), numbered);
  return { match: matches[0], problems: problems.map(({ code, field, value }) => [code, field, value]) };
}

it('reads a game that went to overtime, with its clubs by the names of the catalogue and the numbers of the provider', () => {
  const game = sampleGame({ status: 'AOT', home: [29, 25, 32, 24, 22], away: [35, 23, 24, 28, 18] });
  expect(read(game)).toEqual({
    match: {
      row: 1,
      sport: 'basketball',
      externalId: '410001',
      tournamentId: 'basketball.nba',
      season: '2026-27',
      sides: [
        {
          slug: 'denver-nuggets',
          name: 'Denver Nuggets',
          rowName: 'Denver Nuggets',
          shortName: 'Nuggets',
          country: 'usa',
          externalId: '139',
        },
        { slug: 'la-clippers', name: 'LA Clippers', rowName: 'LA Clippers', shortName: 'Clippers', country: 'usa', externalId: '144' },
      ],
      kickoff: { known: true, utc: at('18:00') },
      status: 'finished',
      play: {
        quarters: [
          [29, 35],
          [25, 23],
          [32, 24],
          [24, 28],
        ],
        overtime: [22, 18],
        total: [132, 128],
      },
      facts: { stage: 'regular', venue: 'home' },
      quotes: [],
    },
    problems: [],
  });
});

it.each([
  ['NS', undefined, { status: 'scheduled' }],
  ['Q1', [11], { status: 'live', play: { quarters: [[11, 12]], total: [11, 12], clock: { period: 'q1' } } }],
  ['HT', [20, 30], { status: 'live', play: { total: [50, 52], clock: { period: 'half-time' } } }],
  ['BT', [20, 30, 20], { status: 'live', play: { total: [70, 73], clock: { period: 'break' } } }],
  ['Q4', [20, 30, 20, 5], { status: 'live', play: { total: [75, 79], clock: { period: 'q4' } } }],
  ['SUSP', [20, 30], { status: 'live', play: { total: [50, 52] } }],
  ['FT', [20, 30, 20, 25], { status: 'finished', play: { total: [95, 99] } }],
  ['POST', undefined, { status: 'postponed' }],
  ['CANC', undefined, { status: 'cancelled' }],
  ['ABD', undefined, { status: 'abandoned' }],
  ['ABD', [20], { status: 'abandoned', play: { total: [20, 21] } }],
  ['AWD', undefined, { status: 'awarded' }],
  ['AWD', [20], { status: 'awarded', play: { total: [20, 21] } }],
] as const)('reads the status %s with quarters of %j', (status, points, expected) => {
  const [q1, q2, q3, q4] = points ?? [];
  const more = (part: number | undefined) => (part === undefined ? null : part + 1);
  const home = q1 === undefined ? {} : { home: [q1, q2 ?? null, q3 ?? null, q4 ?? null] as const };
  const away = q1 === undefined ? {} : { away: [q1 + 1, more(q2), more(q3), more(q4)] as const };
  const { match, problems } = read(sampleGame({ status, ...home, ...away }));
  expect(match).toMatchObject(expected);
  expect('play' in (match ?? {})).toBe('play' in expected);
  expect(problems).toEqual([]);
});

it('counts only the quarters that have begun, though the provider has noughts in the others', () => {
  expect(read(sampleGame({ status: 'Q2', home: [20, 4, 0, 0], away: [18, 6, 0, 0] })).match?.play).toMatchObject({
    quarters: [
      [20, 18],
      [4, 6],
    ],
  });
});

describe('a game that cannot be believed', () => {
  it.each([
    ['a level end', { status: 'FT', home: [20, 20, 20, 20], away: [20, 20, 20, 20] }, ['inconsistent', 'scores', 'FT 80-80']],
    [
      'overtime without need',
      { status: 'AOT', home: [21, 20, 20, 20, 9], away: [20, 20, 20, 20, 5] },
      ['inconsistent', 'scores', 'AOT 90-85'],
    ],
    [
      'overtime in the normal end',
      { status: 'FT', home: [20, 20, 20, 20, 9], away: [20, 20, 20, 20, 5] },
      ['inconsistent', 'scores', 'FT 89-85'],
    ],
    ['a quarter too few', { status: 'FT', home: [20, 20, 20], away: [20, 20, 21] }, ['inconsistent', 'scores', 'FT 60-61']],
    ['half a quarter', { status: 'Q2', home: [20, 4], away: [20] }, ['missing-value', 'scores.away.quarter_2', undefined]],
    ['play without points', { status: 'Q3' }, ['missing-value', 'scores', undefined]],
    ['an unknown status', { status: 'WHAT' }, ['not-this-format', 'status.short', 'WHAT']],
    ['a negative number', { status: 'Q2', home: [-4, 8], away: [2, 2] }, ['bad-score', 'scores.home.quarter_1', '-4']],
    ['no time', { more: { date: 'soon' } }, ['bad-date', 'date', '"soon"']],
    [
      'play before its time',
      { status: 'Q1', home: [4], away: [2], more: { date: '2026-11-21T21:00:00+00:00' } },
      ['inconsistent', 'status.short', 'Q1 at 2026-11-21T20:10:00.000Z'],
    ],
    [
      'play the day after',
      { status: 'SUSP', home: [4], away: [2], more: { date: '2026-11-20T21:00:00+00:00' } },
      ['inconsistent', 'status.short', 'SUSP at 2026-11-21T20:10:00.000Z'],
    ],
    [
      'a club that nobody knows',
      { more: { teams: { home: { id: 1416, name: 'East' }, away: { id: 144, name: 'LA Clippers' } } } },
      ['unknown-club', 'teams.home.name', 'East'],
    ],
  ] as const)('is left out and reported: %s', (_case, changes, problem) => {
    expect(read(sampleGame(changes))).toEqual({ match: undefined, problems: [problem] });
  });

  it('is one whose parts are not its whole', () => {
    const game = sampleGame({ status: 'FT', home: [20, 20, 20, 20], away: [21, 21, 21, 21] });
    const scores = game.scores as { readonly home: object; readonly away: object };
    const other = { ...game, scores: { ...scores, home: { ...scores.home, total: 90 } } };
    expect(read(other)).toEqual({ match: undefined, problems: [['inconsistent', 'scores', '80-84 (90-84)']] });
  });
});

it('knows a club under a new name by its number, and passes over other leagues and games before the season', () => {
  const euroleague = { id: 120, name: 'Euroleague', season: 2026 };
  const teams = { home: { id: 9001, name: 'Sponsor Madrid' }, away: { id: 9002, name: 'Olympiacos Piraeus' } };
  expect(read(sampleGame({ more: { league: euroleague, teams } })).match?.sides.map(({ slug }) => slug)).toEqual([
    'real-madrid-basketball',
    'olympiacos-basketball',
  ]);
  expect(read(sampleGame({ status: 'WHAT', more: { league: { id: 18 } } }))).toEqual({ match: undefined, problems: [] });
  expect(read(sampleGame({ more: { date: '2026-10-10T00:00:00+00:00' } }))).toEqual({ match: undefined, problems: [] });
  expect(read(sampleGame(), sampleGame()).problems).toEqual([['duplicate-row', 'id', '410001']]);
});

it.each([
  [
    'a refusal with status 200',
    '{"get":"games","errors":{"token":"Error/Missing application key k3y-of-a-court"},"results":0,"response":[]}',
    'games?live=all: refused: token',
  ],
  ['a web page', '<html>', 'games?live=all: a web page in place of JSON'],
  ['half an answer', gamesAnswer(sampleGame()).slice(0, 200), 'games?live=all: the answer is cut off or is no JSON'],
])('takes %s for no answer, without repeating a key', (_case, text, message) => {
  expect(() => source.read(call, text, at('20:10'), numbered)).toThrow(new SourceAnswerError(message));
});

describe('the calls of a day with a game from 18:00', () => {
  const game = (status: MatchStatus, kickoff = at('18:00')): Fixture => {
    return { tournamentId: 'basketball.nba', season: '2026-27', matchday: null, kickoffUtc: kickoff, status, externalId: null };
  };
  const planAt = (now: Date, ...fixtures: readonly Fixture[]) =>
    source.calls(fixtures, now).map(({ name, everySeconds }) => `${name.replace('games?', '')} ${everySeconds}`);

  /* Of 100 calls 60 are for the 245 minutes around the game, 15 for the lists of two days. */
  it('ask for its points while it is on, and for the lists of days', () => {
    expect(planAt(at('18:30'), game('live')).slice(0, 3)).toEqual(['live=all 245', 'date=2026-11-21 11520', 'date=2026-11-20 43200']);
    expect(planAt(at('20:40'), game('finished')).join()).not.toContain('live=all');
    expect(planAt(at('18:30'), game('postponed')).join()).not.toContain('live=all');
    expect(source.calls([], at('12:00'))).toHaveLength(9);
  });

  it('look back at the evening of yesterday until it is told', () => {
    const yesterday = new Date('2026-11-20T23:30:00Z');
    expect(planAt(at('06:00'), game('live', yesterday))).toContain('date=2026-11-20 11520');
  });

  it('have the key in a header and in nothing that is shown', () => {
    const [first] = source.calls([], at('12:00'));
    expect(first?.headers).toEqual({ 'x-apisports-key': basketballKey });
    expect(`${first?.url} ${first?.name}`).not.toContain(basketballKey);
  });
});

it.each([
  ['NBA - Regular Season', '2026-12-12T01:30:00+00:00', 'regular', 'home'],
  ['NBA Cup - Quarter-finals', '2026-12-09T01:30:00+00:00', 'regular', 'home'],
  ['NBA Cup - Semi-finals', '2026-12-13T01:30:00+00:00', 'regular', 'home'],
  ['NBA Cup - Final', '2026-12-16T01:30:00+00:00', 'cup-final', 'neutral'],
  ['In-Season Tournament Final', '2031-12-13T01:30:00+00:00', 'cup-final', 'neutral'],
  /* The days of past finals are known without a word, and in the zone of the league: the final of 2023 began at 20:30 in New York. */
  [null, '2023-12-10T01:30:00+00:00', 'cup-final', 'neutral'],
  [null, '2023-12-11T01:30:00+00:00', 'regular', 'home'],
  ['NBA - Play Offs', '2027-05-12T01:30:00+00:00', 'playoffs', 'home'],
])('takes "%s" on %s for %s', (stage, date, part, venue) => {
  expect(read(sampleGame({ more: { stage, date } })).match?.facts).toEqual({ stage: part, venue });
});
