import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { SourceAnswerError } from '#data/sources/source.ts';
import { answerOf, call, readAt, sample, score, source, tie, token } from '#tests/factories/football-data-org-answers.ts';

describe('a match of an answer', () => {
  it('is read whole, with names on one line', () => {
    const { rows, problems, matches } = readAt(
      '17:05',
      sample({
        status: 'FINISHED',
        homeTeam: { id: 397, name: ' Brighton & Hove\n Albion FC ' },
        score: score([2, 1], [0, 1]),
        attendance: 31_560,
        referees: [
          { id: 1, name: 'V. Assistant', type: 'VIDEO_ASSISTANT_REFEREE_N1' },
          { id: 2, name: 'M. Whistler', type: 'REFEREE' },
        ],
      }),
    );
    expect({ rows, problems }).toEqual({ rows: 1, problems: [] });
    expect(matches).toEqual([
      {
        row: 1,
        externalId: '551234',
        revisedAt: new Date('2026-11-21T01:20:09Z'),
        tournamentId: 'england.premier-league',
        season: '2026-27',
        round: { stage: 'matchday', matchday: 12 },
        home: { name: 'Brighton & Hove Albion FC', externalId: '397' },
        away: { name: 'Brentford FC', externalId: '402' },
        kickoff: { known: true, utc: new Date('2026-11-21T15:00:00Z') },
        status: 'finished',
        score: { current: { home: 2, away: 1 }, halfTime: { home: 0, away: 1 }, fullTime: { home: 2, away: 1 } },
        referee: 'M. Whistler',
        attendance: 31_560,
        quotes: [],
      },
    ]);
  });

  it('has only a day while its hour is not fixed', () => {
    const { matches } = readAt('12:00', sample({ status: 'SCHEDULED', utcDate: '2027-01-30T15:00:00Z' }));
    expect(matches).toMatchObject([{ status: 'scheduled', kickoff: { known: false, day: '2027-01-30' } }]);
  });

  it.each(['POSTPONED', 'CANCELLED'])('has only a day where it is %s at midnight', (status) => {
    const { matches } = readAt('12:00', sample({ status, utcDate: '2026-11-21T00:00:00Z' }));
    expect(matches).toMatchObject([{ kickoff: { known: false, day: '2026-11-21' } }]);
  });

  it('may begin at midnight by Greenwich, in America, while it is not put off', () => {
    const { matches } = readAt('12:00', sample({ status: 'TIMED', utcDate: '2026-11-22T00:00:00Z' }));
    expect(matches).toMatchObject([{ kickoff: { known: true, utc: new Date('2026-11-22T00:00:00Z') } }]);
  });

  it.each([
    ['SCHEDULED', { status: 'scheduled' }],
    ['POSTPONED', { status: 'postponed' }],
    ['CANCELLED', { status: 'cancelled' }],
    ['SUSPENDED', { status: 'postponed' }],
    ['AWARDED', { status: 'awarded' }],
  ])('has no kick-off, which is named, where its date is 0001-01-01: %s', (status, expected) => {
    const { matches, undated, problems } = readAt('12:00', sample({ status, utcDate: '0001-01-01T00:00:00Z' }), sample({ id: 7 }));
    expect(matches.map(({ externalId }) => externalId)).toEqual(['7']);
    expect(undated).toMatchObject([{ externalId: '551234', home: { externalId: '397' }, ...expected }]);
    expect(undated?.[0]).not.toHaveProperty('kickoff');
    expect(problems).toEqual([{ source: call.name, row: 1, code: 'bad-date', field: 'utcDate', value: '0001-01-01T00:00:00Z' }]);
  });

  it('is not believed to be on, or broken off, where its date is 0001-01-01', () => {
    for (const status of ['IN_PLAY', 'SUSPENDED']) {
      const { matches, undated, problems } = readAt(
        '16:00',
        sample({ status, utcDate: '0001-01-01T00:00:00Z', score: score([1, 0], [1, 0]) }),
      );
      expect({ matches, undated }).toEqual({ matches: [], undated: undefined });
      expect(problems.map(({ code, field }) => `${field} ${code}`)).toEqual(['utcDate bad-date', 'status inconsistent']);
    }
  });

  it('belongs to the season of one year in Brazil, also where that ends in the next', () => {
    const changes = { competition: { code: 'BSA' }, season: { startDate: '2026-04-11', endDate: '2027-02-21' } };
    expect(readAt('12:00', sample(changes)).matches).toMatchObject([{ tournamentId: 'brazil.serie-a', season: '2026' }]);
  });

  it('is left out while its sides are not drawn', () => {
    const undrawn = tie({ homeTeam: { id: null, name: null, tla: null }, awayTeam: { id: null, name: null, tla: null } });
    expect(readAt('12:00', undrawn)).toMatchObject({ rows: 1, matches: [], problems: [] });
  });
});

describe('the round of a match', () => {
  it.each([
    [
      { stage: 'LEAGUE_STAGE', matchday: 5 },
      { stage: 'league-phase', matchday: 5 },
    ],
    [
      { stage: 'GROUP_STAGE', matchday: 2, group: 'GROUP_C' },
      { stage: 'group', matchday: 2, group: 'C' },
    ],
    [{ stage: 'PLAYOFFS' }, { stage: 'knock-out-play-off' }],
    [{ stage: 'LAST_16' }, { stage: 'round-of-16' }],
    [{ stage: 'FINAL' }, { stage: 'final' }],
  ])('is found by its stage: %o', (changes, round) => {
    expect(readAt('12:00', tie(changes)).matches[0]?.round).toEqual(round);
  });

  it.each([
    ['is an unknown stage', { stage: 'MILLENNIUM_ROUND' }, 'MILLENNIUM_ROUND'],
    ['is a league without the number of its matchday', { stage: 'REGULAR_SEASON', matchday: null }, 'REGULAR_SEASON'],
  ])('is left out and named where it %s', (_case, changes, value) => {
    const { matches, problems } = readAt('12:00', tie(changes));
    expect(matches).toHaveLength(1);
    expect(matches[0]?.round).toBeUndefined();
    expect(problems).toEqual([{ source: call.name, row: 1, field: 'stage', value, code: 'not-this-format' }]);
  });
});

describe('a row that does not fit', () => {
  it.each([
    ['a missing member', { awayTeam: undefined }, { field: 'awayTeam', code: 'missing-value' }],
    ['an unknown status', { status: 'ABDUCTED' }, { field: 'status', value: '"ABDUCTED"', code: 'not-this-format' }],
    ['a date that is none', { utcDate: '2026-11-31T15:00:00Z' }, { value: '"2026-11-31T15:00:00Z"', code: 'bad-date' }],
    ['goals below nil', { score: score([-1, 0], [0, 0]) }, { field: 'score.fullTime.home', value: '-1', code: 'bad-score' }],
    ['goals of one side alone', { score: score([1, null], [0, 0]) }, { field: 'score.fullTime', code: 'bad-score' }],
    ['another competition', { competition: { code: 'WC' } }, { field: 'competition.code', value: 'WC', code: 'unknown-competition' }],
  ])('is a problem and leaves the others: %s', (_case, changes, problem) => {
    const { rows, matches, problems } = readAt('12:00', sample(changes), sample({ id: 7 }));
    expect(rows).toBe(2);
    expect(matches.map(({ externalId }) => externalId)).toEqual(['7']);
    expect(problems).toMatchObject([{ source: call.name, row: 1, ...problem }]);
  });

  it.each([
    ['an empty name', { id: 1, name: ' \n' }, 'not-this-format'],
    ['a name of another encoding', { id: 1, name: '1. FC K\uFFFDln' }, 'not-readable'],
  ])('is a problem of its club: %s', (_case, homeTeam, code) => {
    expect(readAt('12:00', sample({ homeTeam })).problems).toMatchObject([{ row: 1, field: 'homeTeam.name', code }]);
  });

  it('is a problem where it comes twice', () => {
    const { matches, problems } = readAt('12:00', sample(), sample());
    expect(matches).toHaveLength(1);
    expect(problems).toEqual([{ source: call.name, row: 2, field: 'id', value: '551234', code: 'duplicate-row' }]);
  });
});

describe('an answer that is not the requested thing', () => {
  const whole = answerOf(sample());
  it.each([
    ['a web page', '<html><body>502 Bad Gateway</body></html>', 'a web page in place of JSON'],
    ['a cut text', whole.slice(0, whole.length - 40), 'the answer is cut off'],
    ['nothing', '', 'the answer is cut off'],
    ['broken JSON', '{"matches": }', 'not readable as JSON'],
    ['a refusal', `{"message":"Your token ${token} is invalid.","errorCode":400}`, 'a refusal (400) in place of a list of matches'],
    ['one match', JSON.stringify(sample()), 'an object without matches in place of a list of matches'],
    ['a bare list', '[]', 'a bare list in place of a list of matches'],
    ['an object of matches', '{"matches":{"1":{}}}', 'an object without matches in place of a list of matches'],
    ['null', 'null', 'null in place of a list of matches'],
  ])('is an error that names the call: %s', (_case, text, message) => {
    const read = () => source.read(call, text, new Date('2026-11-21T12:00:00Z'));
    expect(read).toThrow(new SourceAnswerError(`${call.name}: ${message}`));
  });

  it('may be empty: a day without football', () => {
    expect(readAt('12:00')).toMatchObject({ rows: 0, matches: [], problems: [] });
  });

  it('is a problem where it has fewer matches than it counts', () => {
    const text = JSON.stringify({ resultSet: { count: 3 }, matches: [sample()] });
    const { matches, problems } = source.read(call, text, new Date('2026-11-21T12:00:00Z'));
    expect(matches).toHaveLength(1);
    expect(problems).toEqual([{ source: call.name, field: 'resultSet.count', value: '1 of 3', code: 'truncated', loses: 'file' }]);
  });
});

it('keeps the token in the header alone: in no name, address, problem or error', () => {
  const calls = source.calls([], new Date('2026-11-21T12:00:00Z'));
  expect(calls.map(({ headers }) => headers?.['X-Auth-Token'])).toEqual(Array(calls.length).fill(token));
  const shown = calls.map(({ name, url }) => [name, url.href]);
  const texts = [`{"message":"${token}","errorCode":403}`, `"${token}"`, `<p>${token}`, `{"matches":[{"token":"${token}"}]}`];
  const outcomes = texts.map((text) => {
    try {
      return source.read(call, text, new Date('2026-11-21T12:00:00Z'));
    } catch (error) {
      return error;
    }
  });
  expect(inspect([shown, source, outcomes], { depth: Number.POSITIVE_INFINITY, showHidden: true })).not.toContain(token);
});
