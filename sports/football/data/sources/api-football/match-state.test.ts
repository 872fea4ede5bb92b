import { describe, expect, it } from 'vitest';
import { call, readAt, sample } from '#tests/factories/api-football-answers.ts';

type Changes = Parameters<typeof sample>[0];

function stateAt(time: string, changes: Changes) {
  const { matches, problems } = readAt(time, sample(changes));
  const [match] = matches;
  return { status: match?.status, live: match?.live, score: match?.score, problems };
}

const goals = (home: number, away: number) => ({ home, away });

describe('a match that is not played', () => {
  it.each([
    ['NS', 'scheduled'],
    ['TBD', 'scheduled'],
    ['PST', 'postponed'],
    ['CANC', 'cancelled'],
    ['ABD', 'abandoned'],
  ])('has the status of %s: %s, and no score', (status, expected) => {
    expect(stateAt('12:00', { status })).toEqual({ status: expected, live: undefined, score: undefined, problems: [] });
  });

  it('has a day and no hour while its time is to be defined', () => {
    const [match] = readAt('12:00', sample({ status: 'TBD' })).matches;
    expect(match?.kickoff).toEqual({ known: false, day: '2026-11-21' });
  });

  it.each(['PST', 'CANC'])('has a day and no hour at midnight by Greenwich: %s', (short) => {
    const [match] = readAt('12:00', sample({ fixture: { date: '2026-11-21T01:00:00+01:00', status: { short } } })).matches;
    expect(match?.kickoff).toEqual({ known: false, day: '2026-11-21' });
  });

  it.each(['0001-01-01T00:00:00+00:00', '1970-01-01T00:00:00+00:00'])('has no kick-off, which is named, where its date is %s', (date) => {
    const { matches, undated, problems } = readAt('12:00', sample({ fixture: { date, status: { short: 'PST' } } }), sample({ id: 7 }));
    expect(matches.map(({ externalId }) => externalId)).toEqual(['7']);
    expect(undated).toMatchObject([{ externalId: '1400001', status: 'postponed' }]);
    expect(problems).toEqual([{ source: call.name, row: 1, code: 'bad-date', field: 'fixture.date', value: date }]);
  });

  it('is not taken for broken off where neither its date nor its beginning is told', () => {
    const fixture = { date: '1970-01-01T00:00:00+00:00', status: { short: 'SUSP', elapsed: 60 } };
    const { matches, undated, problems } = readAt('16:00', sample({ fixture, goals: [1, 0] }));
    expect({ matches, undated }).toEqual({ matches: [], undated: undefined });
    expect(problems.map(({ code, field }) => `${field} ${code}`)).toEqual(['fixture.date bad-date', 'fixture.status.short inconsistent']);
  });

  it.each(['AWD', 'WO'])('is awarded with the score that was ruled: %s', (status) => {
    expect(stateAt('18:00', { status, goals: [0, 3] })).toMatchObject({ status: 'awarded', score: { current: goals(0, 3) }, problems: [] });
  });

  it.each(['AWD', 'WO'])('is awarded without a score where the ruling names none: %s', (status) => {
    expect(stateAt('18:00', { status })).toEqual({ status: 'awarded', live: undefined, score: undefined, problems: [] });
  });

  it('keeps the score at which it was abandoned', () => {
    expect(stateAt('16:00', { status: 'ABD', goals: [2, 1] })).toMatchObject({ status: 'abandoned', score: { current: goals(2, 1) } });
  });
});

describe('a match that is being played', () => {
  it.each([
    ['1H', 33, { period: 'first-half', minute: 33 }],
    ['1H', 47, { period: 'first-half', minute: 45, addedMinute: 2 }],
    ['HT', 45, { period: 'half-time' }],
    ['2H', 71, { period: 'second-half', minute: 71 }],
    ['ET', 104, { period: 'extra-time', minute: 104 }],
    ['BT', 105, { period: 'extra-time-break' }],
    ['P', 120, { period: 'penalties' }],
    ['LIVE', 20, { period: 'first-half', minute: 20 }],
    ['LIVE', null, { period: 'first-half' }],
    ['INT', 60, { period: 'second-half', minute: 60 }],
    ['SUSP', 95, { period: 'extra-time', minute: 95 }],
  ])('is live in %s at minute %s', (status, elapsed, live) => {
    expect(stateAt('15:40', { status, elapsed, goals: [1, 0] })).toMatchObject({ status: 'live', live, problems: [] });
  });

  it('has its added minutes where the provider counts them apart', () => {
    expect(stateAt('16:25', { status: '2H', elapsed: 90, extra: 4, goals: [0, 0] }).live).toEqual({
      period: 'second-half',
      minute: 90,
      addedMinute: 4,
    });
  });

  it('has no score of half time before half time, though the answer does', () => {
    expect(stateAt('15:00', { status: '1H', elapsed: 30, goals: [1, 0], halftime: [1, 0] }).score).toEqual({ current: goals(1, 0) });
    expect(stateAt('15:20', { status: 'HT', elapsed: 45, goals: [1, 0], halftime: [1, 0] }).score).toEqual({
      current: goals(1, 0),
      halfTime: goals(1, 0),
    });
  });

  it('has the score of full time in extra time and that of extra time in the shoot-out', () => {
    const played: Changes = { goals: [2, 2], halftime: [0, 1], fulltime: [1, 1], extratime: [1, 1] };
    expect(stateAt('16:50', { ...played, status: 'ET', elapsed: 110 }).score).toEqual({
      current: goals(2, 2),
      halfTime: goals(0, 1),
      fullTime: goals(1, 1),
    });
    expect(stateAt('17:10', { ...played, status: 'P', elapsed: 120, penalty: [2, 1] }).score).toMatchObject({
      extraTime: goals(2, 2),
      penalties: goals(2, 1),
    });
  });

  it('is not believed when it is still on more than three hours after it began', () => {
    expect(stateAt('17:30', { status: '2H', elapsed: 90, goals: [0, 0] }).status).toBe('live');
    const stuck = stateAt('17:31', { status: '2H', elapsed: 90, goals: [0, 0] });
    const value = '2H after 2026-11-21T14:30:00+00:00';
    expect(stuck).toMatchObject({ status: undefined, problems: [{ code: 'inconsistent', field: 'fixture.status.short', value }] });
  });

  it('counts the three hours from the real beginning where that is known', () => {
    const late = { fixture: { periods: { first: Date.parse('2026-11-21T15:15:00Z') / 1_000, second: null } } };
    expect(stateAt('18:00', { status: '2H', elapsed: 90, goals: [0, 0] }).status).toBeUndefined();
    const { matches } = readAt('18:00', sample({ goals: [0, 0], fixture: { ...late.fixture, status: { short: '2H', elapsed: 90 } } }));
    expect(matches[0]?.status).toBe('live');
  });

  it('is abandoned when it is suspended for longer than a match can last', () => {
    expect(stateAt('18:00', { status: 'SUSP', elapsed: 70, goals: [1, 0] })).toMatchObject({
      status: 'abandoned',
      score: { current: goals(1, 0) },
    });
  });
});

describe('a match that is over', () => {
  it('has the scores of half time and full time', () => {
    expect(stateAt('17:00', { status: 'FT', goals: [2, 1], halftime: [1, 1], fulltime: [2, 1] })).toEqual({
      status: 'finished',
      live: undefined,
      score: { current: goals(2, 1), halfTime: goals(1, 1), fullTime: goals(2, 1) },
      problems: [],
    });
  });

  it.each([
    ['the goals of extra time alone', [1, 0] as const],
    ['the score after it', [3, 2] as const],
  ])('has the score after extra time, written as %s', (_case, extratime) => {
    const played: Changes = { status: 'AET', goals: [3, 2], halftime: [1, 0], fulltime: [2, 2], extratime };
    expect(stateAt('17:20', played)).toMatchObject({ status: 'finished', score: { fullTime: goals(2, 2), extraTime: goals(3, 2) } });
  });

  it('has the shoot-out apart from the score', () => {
    const played: Changes = { status: 'PEN', goals: [1, 1], fulltime: [1, 1], extratime: [0, 0], penalty: [4, 5] };
    const current = goals(1, 1);
    expect(stateAt('17:28', played).score).toEqual({ current, fullTime: current, extraTime: current, penalties: goals(4, 5) });
  });

  it('has no extra time where the shoot-out follows the ninety minutes', () => {
    const played: Changes = { status: 'PEN', goals: [2, 2], fulltime: [2, 2], penalty: [2, 3] };
    expect(stateAt('16:50', played).score).toEqual({ current: goals(2, 2), fullTime: goals(2, 2), penalties: goals(2, 3) });
  });

  it('has the extra time whose own goals are not told', () => {
    expect(stateAt('18:00', { status: 'AET', goals: [1, 0], fulltime: [0, 0] })).toEqual({
      status: 'finished',
      live: undefined,
      score: { current: goals(1, 0), fullTime: goals(0, 0), extraTime: goals(1, 0) },
      problems: [],
    });
  });

  it.each<[string, Changes, object, string]>([
    ['full time', { status: 'AET', goals: [1, 0], extratime: [1, 0] }, { current: goals(1, 0), extraTime: goals(1, 0) }, 'score.fulltime'],
    [
      'a shoot-out',
      { status: 'PEN', goals: [1, 1], fulltime: [1, 1], extratime: [0, 0] },
      { current: goals(1, 1), fullTime: goals(1, 1), extraTime: goals(1, 1) },
      'score.penalty',
    ],
    [
      'a shoot-out at once',
      { status: 'PEN', goals: [1, 1], fulltime: [1, 1] },
      { current: goals(1, 1), fullTime: goals(1, 1) },
      'score.penalty',
    ],
  ])('is stored without the score of %s that is not told, which is named', (_case, changes, score, field) => {
    const problems = [{ source: call.name, row: 1, code: 'missing-value', field }];
    expect(stateAt('18:00', changes)).toEqual({ status: 'finished', live: undefined, score, problems });
  });

  it.each<[string, Changes, object]>([
    ['no goals', { status: 'FT' }, { code: 'missing-value', field: 'goals' }],
    ['another score at full time', { status: 'FT', goals: [2, 0], fulltime: [1, 0] }, { field: 'score.fulltime', value: '1-0 (2-0)' }],
    ['more goals at half time', { status: 'FT', goals: [1, 0], halftime: [2, 0] }, { field: 'score.halftime', value: '2-0 (1-0)' }],
    ['no score before a shoot-out', { status: 'PEN', goals: [1, 1], penalty: [4, 3] }, { code: 'missing-value', field: 'score.fulltime' }],
    ['fewer goals after extra time', { status: 'AET', goals: [1, 0], fulltime: [1, 1] }, { field: 'score.fulltime', value: '1-1 (1-0)' }],
    [
      'an extra time that does not add up',
      { status: 'AET', goals: [3, 2], fulltime: [2, 2], extratime: [2, 0] },
      { field: 'score.extratime', value: '2-0 (3-2)' },
    ],
    [
      'a shoot-out without a winner',
      { status: 'PEN', goals: [1, 1], fulltime: [1, 1], penalty: [3, 3] },
      { field: 'score.penalty', value: '3-3 (1-1)' },
    ],
  ])('is not believed with %s', (_case, changes, problem) => {
    const { status, problems } = stateAt('18:00', changes);
    expect(status).toBeUndefined();
    expect(problems).toMatchObject([{ source: call.name, row: 1, ...problem }]);
  });
});

it('is a problem of its row where the status is unknown, and the value is named', () => {
  expect(stateAt('12:00', { status: 'DLY' })).toMatchObject({
    status: undefined,
    problems: [{ source: call.name, row: 1, code: 'not-this-format', field: 'fixture.status.short', value: 'DLY' }],
  });
});
