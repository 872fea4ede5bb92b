import { describe, expect, it } from 'vitest';
import { call, nothing, readAt, sample, score, tie } from '#tests/factories/football-data-org-answers.ts';

const goals = (home: number, away: number) => ({ home, away });

describe('a status of a match that kicks off at 15:00', () => {
  it.each([
    ['SCHEDULED', '12:00', score(nothing, nothing), { status: 'scheduled' }],
    ['TIMED', '12:00', score(nothing, nothing), { status: 'scheduled' }],
    ['TIMED', '15:20', score(nothing, nothing), { status: 'scheduled' }],
    ['POSTPONED', '12:00', score(nothing, nothing), { status: 'postponed' }],
    ['CANCELLED', '12:00', score(nothing, nothing), { status: 'cancelled' }],
    ['SUSPENDED', '12:00', score(nothing, nothing), { status: 'postponed' }],
    ['IN_PLAY', '15:20', score([1, 0], nothing), { status: 'live', live: { period: 'first-half' }, score: { current: goals(1, 0) } }],
    ['IN_PLAY', '15:20', score([1, 0], [1, 0]), { status: 'live', live: { period: 'first-half' }, score: { current: goals(1, 0) } }],
    [
      'PAUSED',
      '15:50',
      score([1, 0], [1, 0]),
      { status: 'live', live: { period: 'half-time' }, score: { current: goals(1, 0), halfTime: goals(1, 0) } },
    ],
    [
      'IN_PLAY',
      '16:20',
      score([1, 1], [1, 0]),
      { status: 'live', live: { period: 'second-half' }, score: { current: goals(1, 1), halfTime: goals(1, 0) } },
    ],
    [
      'SUSPENDED',
      '16:20',
      score([1, 1], [1, 0]),
      { status: 'live', live: { period: 'second-half' }, score: { current: goals(1, 1), halfTime: goals(1, 0) } },
    ],
    ['SUSPENDED', '20:01', score([1, 1], [1, 0]), { status: 'abandoned', score: { current: goals(1, 1), halfTime: goals(1, 0) } }],
    [
      'FINISHED',
      '16:55',
      score([2, 1], [1, 0]),
      { status: 'finished', score: { current: goals(2, 1), halfTime: goals(1, 0), fullTime: goals(2, 1) } },
    ],
    ['AWARDED', '16:55', score([3, 0], nothing), { status: 'awarded', score: { current: goals(3, 0), fullTime: goals(3, 0) } }],
    ['AWARDED', '16:55', score([0, 3], [1, 0]), { status: 'awarded', score: { current: goals(0, 3), fullTime: goals(0, 3) } }],
    ['AWARDED', '16:55', score(nothing, nothing), { status: 'awarded' }],
  ])('%s at %s is read right: %o', (status, time, points, expected) => {
    const { matches, problems } = readAt(time, sample({ status, score: points }));
    expect(problems).toEqual([]);
    const [match] = matches;
    expect({
      status: match?.status,
      ...(match?.live === undefined ? {} : { live: match.live }),
      ...(match?.score === undefined ? {} : { score: match.score }),
    }).toEqual(expected);
  });
});

describe('a tie of a cup that kicks off at 15:00 and stands 1-1 after ninety minutes', () => {
  const regularTime = [1, 1] as const;
  const ninety = { current: goals(1, 1), halfTime: goals(1, 0), fullTime: goals(1, 1) };

  it.each([
    ['PAUSED', '16:55', score([1, 1], [1, 0]), 'extra-time-break', { current: goals(1, 1), halfTime: goals(1, 0) }],
    ['EXTRA_TIME', '17:00', score([1, 1], [1, 0], { duration: 'EXTRA_TIME', regularTime, extraTime: [0, 0] }), 'extra-time', ninety],
    [
      'IN_PLAY',
      '17:10',
      score([2, 1], [1, 0], { duration: 'EXTRA_TIME', extraTime: [1, 0] }),
      'extra-time',
      { ...ninety, current: goals(2, 1) },
    ],
    ['PAUSED', '17:16', score([1, 1], [1, 0], { duration: 'EXTRA_TIME', regularTime }), 'extra-time-break', ninety],
    [
      'PENALTY_SHOOTOUT',
      '17:40',
      score([3, 2], [1, 0], { duration: 'PENALTY_SHOOTOUT', regularTime, extraTime: [0, 0], penalties: [2, 1] }),
      'penalties',
      { ...ninety, extraTime: goals(1, 1) },
    ],
  ])('is live: %s at %s', (status, time, points, period, expected) => {
    const { matches, problems } = readAt(time, tie({ status, score: points }));
    expect(problems).toEqual([]);
    expect(matches).toMatchObject([{ status: 'live', live: { period } }]);
    expect(matches[0]?.score).toEqual(expected);
  });

  it.each([
    [
      'after extra time',
      score([2, 1], [1, 0], { duration: 'EXTRA_TIME', regularTime, extraTime: [1, 0] }),
      { ...ninety, current: goals(2, 1), extraTime: goals(2, 1) },
    ],
    [
      'after extra time whose own goals are not stated',
      score([2, 1], [1, 0], { duration: 'EXTRA_TIME', regularTime }),
      { ...ninety, current: goals(2, 1), extraTime: goals(2, 1) },
    ],
    [
      'on penalties after extra time, with the kicks in the total',
      score([6, 5], [1, 0], { duration: 'PENALTY_SHOOTOUT', regularTime, extraTime: [1, 1], penalties: [4, 3] }),
      { ...ninety, current: goals(2, 2), extraTime: goals(2, 2), penalties: goals(4, 3) },
    ],
    [
      'on penalties after extra time, without a score of ninety minutes',
      score([6, 5], [1, 0], { duration: 'PENALTY_SHOOTOUT', extraTime: [1, 1], penalties: [4, 3] }),
      { ...ninety, current: goals(2, 2), extraTime: goals(2, 2), penalties: goals(4, 3) },
    ],
    [
      'on penalties, without the kicks in the total',
      score([2, 2], [1, 0], { duration: 'PENALTY_SHOOTOUT', regularTime, extraTime: [1, 1], penalties: [4, 3] }),
      { ...ninety, current: goals(2, 2), extraTime: goals(2, 2), penalties: goals(4, 3) },
    ],
    [
      'on penalties whose number is only in the total',
      score([4, 6], [1, 0], { duration: 'PENALTY_SHOOTOUT', regularTime, extraTime: [0, 0], penalties: nothing }),
      { ...ninety, extraTime: goals(1, 1), penalties: goals(3, 5) },
    ],
    [
      'on penalties after an extra time whose own goals are not stated, without the kicks in the total',
      score([2, 2], [1, 0], { duration: 'PENALTY_SHOOTOUT', regularTime, penalties: [4, 3] }),
      { ...ninety, current: goals(2, 2), extraTime: goals(2, 2), penalties: goals(4, 3) },
    ],
    [
      'on penalties straight after ninety minutes',
      score([5, 4], [1, 0], { duration: 'PENALTY_SHOOTOUT', regularTime, penalties: [4, 3] }),
      { ...ninety, penalties: goals(4, 3) },
    ],
  ])('ends %s', (_case, points, expected) => {
    const { matches, problems } = readAt('18:00', tie({ status: 'FINISHED', score: points }));
    expect(problems).toEqual([]);
    expect(matches[0]?.score).toEqual(expected);
  });

  it.each([
    ['parts that do not add up', { duration: 'EXTRA_TIME', regularTime, extraTime: [2, 0] }, 'score', '2-1 after 1-1 and 2-0'],
    ['fewer goals after extra time', { duration: 'EXTRA_TIME', regularTime: [3, 1] }, 'score', '2-1 after 3-1 and -1-0'],
    [
      'kicks that do not lead to the total',
      { duration: 'PENALTY_SHOOTOUT', regularTime, penalties: [4, 3] },
      'score.penalties',
      '4-3 of 2-1',
    ],
  ] as const)('is not believed with %s', (_case, parts, field, value) => {
    const { matches, problems } = readAt('18:00', tie({ status: 'FINISHED', score: score([2, 1], [1, 0], parts) }));
    expect(matches).toEqual([]);
    expect(problems).toEqual([{ source: call.name, row: 1, code: 'inconsistent', field, value, loses: 'match' }]);
  });
});

it.each([
  ['null', { penalties: null }],
  ['a pair of nothing', { penalties: { home: null, away: null } }],
  ['left out', {}],
])('reads a goalless tie whose kicks are in the total alone, where `penalties` is %s', (_case, penalties) => {
  const points = { ...score([3, 5], [0, 0], { duration: 'PENALTY_SHOOTOUT', regularTime: [0, 0] }), ...penalties };
  const { matches, problems } = readAt('18:00', tie({ status: 'FINISHED', score: points }));
  expect(problems).toEqual([]);
  const goalless = goals(0, 0);
  expect(matches[0]?.score).toEqual({ current: goalless, halfTime: goalless, fullTime: goalless, penalties: goals(3, 5) });
});

it('reads the kicks of a second leg, to which a score may lead that is not level', () => {
  const points = score([3, 4], [1, 0], { duration: 'PENALTY_SHOOTOUT', regularTime: [1, 0], extraTime: [0, 0], penalties: [2, 4] });
  const { matches, problems } = readAt('18:00', tie({ status: 'FINISHED', score: points }));
  expect(problems).toEqual([]);
  const oneNil = goals(1, 0);
  expect(matches[0]?.score).toEqual({ current: oneNil, halfTime: oneNil, fullTime: oneNil, extraTime: oneNil, penalties: goals(2, 4) });
});

describe('a score of which a part is missing', () => {
  it('is stored without the kicks, which are named, where the total says nothing of them', () => {
    const points = score([1, 1], [1, 0], { duration: 'PENALTY_SHOOTOUT', regularTime: [1, 1], extraTime: [0, 0] });
    const { matches, problems } = readAt('18:00', tie({ status: 'FINISHED', score: { ...points, penalties: null } }));
    expect(matches[0]?.score).toEqual({
      current: goals(1, 1),
      halfTime: goals(1, 0),
      fullTime: goals(1, 1),
      extraTime: goals(1, 1),
    });
    expect(problems).toEqual([{ source: call.name, row: 1, code: 'missing-value', field: 'score.penalties' }]);
  });

  it('is stored without the score of ninety minutes, which is named, after extra time', () => {
    const points = score([2, 1], [1, 1], { duration: 'EXTRA_TIME' });
    const { matches, problems } = readAt('18:00', tie({ status: 'FINISHED', score: points }));
    expect(matches[0]?.score).toEqual({ current: goals(2, 1), extraTime: goals(2, 1) });
    expect(problems).toEqual([{ source: call.name, row: 1, code: 'missing-value', field: 'score.regularTime' }]);
  });

  it.each([
    ['PENALTY_SHOOTOUT', score([1, 1], [1, 0], { duration: 'PENALTY_SHOOTOUT' }), 'penalties'],
    ['EXTRA_TIME', score([1, 1], [1, 0], { duration: 'EXTRA_TIME' }), 'extra-time'],
  ])('is followed live: %s', (status, points, period) => {
    const { matches, problems } = readAt('17:30', tie({ status, score: points }));
    expect(matches).toMatchObject([{ status: 'live', live: { period }, score: { current: goals(1, 1) } }]);
    expect(problems).toEqual([{ source: call.name, row: 1, code: 'missing-value', field: 'score.regularTime' }]);
  });
});

it('does not end with a shoot-out that is level', () => {
  const points = score([4, 4], [1, 0], { duration: 'PENALTY_SHOOTOUT', regularTime: [1, 1], penalties: [3, 3] });
  expect(readAt('17:40', tie({ status: 'PENALTY_SHOOTOUT', score: points })).problems).toEqual([]);
  const { matches, problems } = readAt('18:00', tie({ status: 'FINISHED', score: points }));
  expect(matches).toEqual([]);
  expect(problems).toEqual([
    { source: call.name, row: 1, code: 'inconsistent', field: 'score.penalties', value: '3-3 of 4-4', loses: 'match' },
  ]);
});

it('shows the minute and the added one where the plan has them', () => {
  const match = { status: 'IN_PLAY', minute: 90, injuryTime: 4, score: score([1, 0], [0, 0]) };
  expect(readAt('16:52', sample(match)).matches[0]?.live).toEqual({ period: 'second-half', minute: 90, addedMinute: 4 });
});

it('is at half time, however late it began, where there is no extra time', () => {
  const match = { status: 'PAUSED', score: score([1, 0], [1, 0]) };
  expect(readAt('16:40', sample(match)).matches[0]?.live).toEqual({ period: 'half-time' });
});

describe('a state that cannot be believed', () => {
  it.each([
    ['in play an hour before kick-off', '14:00', 'IN_PLAY', score([0, 0], nothing), 'status', 'IN_PLAY, kick-off 2026-11-21T15:00:00Z'],
    ['in play six hours after it', '21:00', 'IN_PLAY', score([0, 0], [0, 0]), 'status', 'IN_PLAY, kick-off 2026-11-21T15:00:00Z'],
    ['finished within an hour', '16:00', 'FINISHED', score([1, 0], [0, 0]), 'status', 'FINISHED, kick-off 2026-11-21T15:00:00Z'],
    ['fewer goals than at half time', '17:00', 'FINISHED', score([1, 0], [2, 0]), 'score.halfTime', '2-0 of 1-0'],
  ])('is a problem of its row: %s', (_case, time, status, points, field, value) => {
    const { matches, problems } = readAt(time, sample({ status, score: points }));
    expect(matches).toEqual([]);
    expect(problems).toEqual([{ source: call.name, row: 1, code: 'inconsistent', field, value, loses: 'match' }]);
  });

  it.each([
    ['a match in play without a score', 'IN_PLAY', score(nothing, nothing), 'score.fullTime'],
    ['a finished match without a score', 'FINISHED', score(nothing, nothing), 'score.fullTime'],
    ['a level shoot-out without any part', 'FINISHED', score([2, 2], [1, 1], { duration: 'PENALTY_SHOOTOUT' }), 'score.regularTime'],
    [
      'a shoot-out of which only the total is known',
      'FINISHED',
      score([3, 5], [0, 0], { duration: 'PENALTY_SHOOTOUT' }),
      'score.penalties',
    ],
  ])('is a problem of its row: %s', (_case, status, points, field) => {
    const { matches, problems } = readAt('17:30', tie({ status, score: points }));
    expect(matches).toEqual([]);
    expect(problems).toEqual([{ source: call.name, row: 1, code: 'missing-value', field, loses: 'match' }]);
  });
});
