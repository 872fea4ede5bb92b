import { describe, expect, it } from 'vitest';
import { call, goal, readAt, results, sample } from '#tests/factories/openligadb-answers.ts';

function stateAt(time: string, changes: Readonly<Record<string, unknown>> = {}) {
  const { matches, problems } = readAt(time, sample(changes));
  const [match] = matches;
  return { status: match?.status, period: match?.live?.period, score: match?.score?.current, problems };
}

const cup = { leagueShortcut: 'dfb', group: { groupName: 'Achtelfinale', groupOrderID: 3, groupID: 1 } };
const kicks = (...scores: [number, number][]) =>
  scores.map(([home, away]) => goal(home, away, null, { isPenalty: true, comment: 'Elfmeterschießen' }));

describe('a match that is said to be finished', () => {
  it('is none while its result is missing, and none twenty minutes after kick-off', () => {
    const missing = stateAt('16:25', { matchIsFinished: true, matchResults: results([1, 0]) });
    expect(missing).toMatchObject({ status: undefined, problems: [{ code: 'missing-value', field: 'matchResults' }] });
    const early = stateAt('14:50', { matchIsFinished: true, matchResults: results([0, 0], [0, 0]) });
    expect(early).toMatchObject({ status: undefined, problems: [{ code: 'inconsistent', field: 'matchIsFinished' }] });
  });

  it('is none where the score at the end has fewer goals than the one at half time', () => {
    const { matches, problems } = readAt('18:00', sample({ matchIsFinished: true, matchResults: results([2, 0], [1, 0]) }));
    expect(matches).toEqual([]);
    expect(problems).toEqual([
      { source: call.name, row: 1, code: 'inconsistent', field: 'matchResults', value: '1-0 (2-0)', loses: 'match' },
    ]);
  });

  it('is none where a result has a name and a kind that nobody knows', () => {
    const [half, full] = results([0, 0], [1, 0]);
    const odd = { ...half, resultName: '1. Drittel', resultTypeKind: 'Unknown', resultTypeID: 9 };
    expect(stateAt('18:00', { matchIsFinished: true, matchResults: [odd, full] })).toMatchObject({
      status: undefined,
      problems: [{ code: 'not-this-format', field: 'matchResults', value: '1. Drittel Unknown' }],
    });
  });
});

describe('a match of the cup', () => {
  it('has its round, the score after extra time, and the shoot-out apart from it', () => {
    const goals = [
      goal(1, 0, 30),
      goal(1, 1, 80),
      goal(2, 1, 95),
      goal(2, 2, 121),
      ...kicks([3, 2], [3, 3], [4, 3], [4, 4], [5, 4], [6, 4]),
    ];
    const { matches, problems } = readAt(
      '18:00',
      sample({ ...cup, matchIsFinished: true, matchResults: results([1, 0], [1, 1], [2, 2], [6, 4]), goals }),
    );
    expect(problems).toEqual([]);
    expect(matches[0]).toMatchObject({
      tournamentId: 'germany.dfb-pokal',
      round: { stage: 'round-of-16' },
      score: {
        current: { home: 2, away: 2 },
        fullTime: { home: 1, away: 1 },
        extraTime: { home: 2, away: 2 },
        penalties: { home: 4, away: 2 },
      },
      events: [{ minute: 30 }, { minute: 80 }, { minute: 95 }, { minute: 120, addedMinute: 1 }],
    });
  });

  it.each([
    ['counts on from a goalless match', [0, 0], [5, 4], [], { home: 5, away: 4 }],
    ['is below the score before it, and so stands alone', [3, 3], [4, 2], [], { home: 4, away: 2 }],
    ['is below the score before it at home', [3, 3], [2, 4], [], { home: 2, away: 4 }],
    ['stands alone, as the number of kicks says', [1, 1], [3, 2], kicks([1, 0], [1, 1], [2, 1], [2, 2], [3, 2]), { home: 3, away: 2 }],
  ])('has the shoot-out where the score after it %s', (_case, before, after, goals, expected) => {
    const [home, away] = before as [number, number];
    const matchResults = results([0, 0], [home, away], [home, away], after as [number, number]);
    expect(readAt('18:00', sample({ ...cup, matchIsFinished: true, matchResults, goals })).matches[0]?.score?.penalties).toEqual(expected);
  });

  it.each([
    ['named in the comment', kicks([2, 1], [2, 2], [3, 2], [4, 2])],
    ['counted from nothing', kicks([1, 0], [1, 1], [2, 1], [3, 1])],
    [
      'penalties without a minute',
      [2, 3, 4]
        .flatMap((home) => [goal(home, home === 2 ? 1 : 2, null, { isPenalty: true })])
        .concat(goal(2, 2, null, { isPenalty: true })),
    ],
    [
      'penalties of the last minute',
      [
        goal(2, 1, 120, { isPenalty: true }),
        goal(2, 2, 120, { isPenalty: true }),
        goal(3, 2, 120, { isPenalty: true }),
        goal(4, 2, 120, { isPenalty: true }),
      ],
    ],
    ['listed with those that missed', kicks([2, 1], [2, 2], [2, 2], [3, 2], [3, 2], [4, 2])],
  ])('has the shoot-out that appears only among the goals: %s', (_case, shootOut) => {
    const goals = [goal(1, 0, 30), goal(1, 1, 80), ...shootOut];
    const { matches, problems } = readAt(
      '18:00',
      sample({ ...cup, matchIsFinished: true, matchResults: results([1, 0], [1, 1], [1, 1]), goals }),
    );
    expect(problems).toEqual([]);
    const level = { home: 1, away: 1 };
    const halfTime = { home: 1, away: 0 };
    expect(matches[0]?.score).toEqual({ current: level, halfTime, fullTime: level, extraTime: level, penalties: { home: 3, away: 1 } });
    expect(matches[0]?.events).toMatchObject([{ minute: 30 }, { minute: 80 }]);
  });

  it('knows by the listed kicks how a shoot-out after 1-1 is counted', () => {
    const goals = [
      goal(1, 0, 30),
      goal(1, 1, 80),
      ...[2, 3, 4].map((home) => goal(home, home - 1, null, { isPenalty: true })),
      ...[2, 3].map((score) => goal(score, score, null, { isPenalty: true })),
      goal(5, 3, null, { isPenalty: true }),
    ];
    const matchResults = results([1, 0], [1, 1], [1, 1], [5, 3]);
    const { matches, problems } = readAt('18:00', sample({ ...cup, matchIsFinished: true, matchResults, goals }));
    expect(problems).toEqual([]);
    expect(matches[0]?.score?.penalties).toEqual({ home: 4, away: 2 });
  });

  it.each([
    ['is level', kicks([2, 1], [2, 2])],
    ['leaves one out', kicks([2, 1], [4, 1])],
    ['may be a goal of extra time', [goal(2, 1, 112, { isPenalty: true })]],
  ])('is not believed where the only shoot-out, among the goals, %s', (_case, shootOut) => {
    const goals = [goal(1, 0, 30), goal(1, 1, 80), ...shootOut];
    expect(stateAt('18:00', { ...cup, matchIsFinished: true, matchResults: results([1, 0], [1, 1], [1, 1]), goals })).toMatchObject({
      status: undefined,
      problems: [{ code: 'missing-value', field: 'matchResults', value: '1-1' }],
    });
  });

  it('is followed through a shoot-out whose kicks are listed among the goals', () => {
    const goals = [goal(1, 0, 30), goal(1, 1, 80), goal(2, 1, null, { isPenalty: true }), goal(2, 2, null, { isPenalty: true })];
    const { matches, problems } = readAt('17:10', sample({ ...cup, matchResults: results([1, 0], [1, 1], [1, 1]), goals }));
    expect(problems).toEqual([]);
    expect(matches).toMatchObject([{ status: 'live', live: { period: 'penalties' }, score: { current: { home: 1, away: 1 } } }]);
  });

  it('is not believed where nothing tells how a shoot-out after 1-1 is counted, or who won', () => {
    const unclear = stateAt('18:00', { ...cup, matchIsFinished: true, matchResults: results([0, 0], [1, 1], [1, 1], [5, 4]) });
    expect(unclear.problems).toMatchObject([{ code: 'inconsistent', field: 'matchResults', value: '5-4 after penalties (1-1)' }]);
    const level = stateAt('18:00', { ...cup, matchIsFinished: true, matchResults: results([0, 0], [1, 1]) });
    expect(level).toMatchObject({ status: undefined, problems: [{ code: 'missing-value', field: 'matchResults', value: '1-1' }] });
  });

  it('is not believed where a goal of extra time is listed and no score after it', () => {
    const goals = [goal(1, 0, 30), goal(1, 1, 80), goal(2, 1, 112)];
    expect(stateAt('18:00', { ...cup, matchIsFinished: true, matchResults: results([1, 0], [2, 1]), goals })).toMatchObject({
      status: undefined,
      problems: [{ code: 'missing-value', field: 'matchResults', value: '2-1' }],
    });
  });

  it('has no extra time where the score after it repeats the one of full time', () => {
    const { matches } = readAt('18:00', sample({ ...cup, matchIsFinished: true, matchResults: results([0, 0], [2, 0], [2, 0]) }));
    expect(matches[0]?.score).toEqual({ current: { home: 2, away: 0 }, halfTime: { home: 0, away: 0 }, fullTime: { home: 2, away: 0 } });
  });

  it('keeps the match of a round with an unknown name, without the round', () => {
    const { matches, problems } = readAt('12:00', sample({ ...cup, group: { groupName: 'Sonderrunde', groupOrderID: 9 } }));
    expect(matches[0]).not.toHaveProperty('round');
    expect(problems).toMatchObject([{ code: 'not-this-format', field: 'group.groupName', value: 'Sonderrunde' }]);
  });
});

describe('a match that is not finished', () => {
  const half = results([1, 0]);
  const first = [goal(1, 0, 22)];
  const secondHalf = [goal(1, 0, 22), goal(1, 1, 47)];
  const full = results([1, 0], [1, 1]);
  it.each([
    ['before kick-off', '14:29', {}, 'scheduled', undefined, undefined],
    ['at kick-off', '14:30', {}, 'live', 'first-half', '0-0'],
    ['after a goal', '14:53', { goals: first }, 'live', 'first-half', '1-0'],
    ['with the score of half time entered early', '15:00', { goals: first, matchResults: half }, 'live', 'first-half', '1-0'],
    ['at half time', '15:20', { goals: first, matchResults: half }, 'live', 'half-time', '1-0'],
    ['with the goals not yet entered', '15:20', { matchResults: half }, 'live', 'half-time', '1-0'],
    ['after the break', '15:34', { goals: first, matchResults: half }, 'live', 'second-half', '1-0'],
    ['with a goal right after the break', '15:32', { goals: secondHalf, matchResults: half }, 'live', 'second-half', '1-1'],
    ['with no score of half time', '15:40', { goals: first }, 'live', 'second-half', '1-0'],
    ['in the extra time of a cup', '16:30', { ...cup, goals: secondHalf, matchResults: full }, 'live', 'extra-time', '1-1'],
    ['in a shoot-out', '17:10', { ...cup, matchResults: results([1, 0], [1, 1], [1, 1], [3, 2]) }, 'live', 'penalties', '1-1'],
    ['with the result of a league entered', '16:20', { goals: secondHalf, matchResults: full }, 'live', 'second-half', '1-1'],
    ['three hours after kick-off', '17:30', { goals: first }, 'live', 'second-half', '1-0'],
  ])('is in the right state %s', (_case, time, changes, status, period, score) => {
    const read = stateAt(time, changes);
    const written = read.score === undefined ? undefined : `${read.score.home}-${read.score.away}`;
    expect({ ...read, score: written }).toEqual({ status, period, score, problems: [] });
  });

  it('is told nothing of more than three hours after kick-off, until it has another kick-off', () => {
    expect(stateAt('17:31')).toMatchObject({
      status: undefined,
      problems: [{ code: 'inconsistent', field: 'matchIsFinished', value: 'false after 2026-11-21T14:30:00Z' }],
    });
    const moved = readAt('17:31', sample({ matchDateTimeUTC: '2026-12-08T19:30:00Z' }));
    expect(moved.problems).toEqual([]);
    expect(moved.matches).toMatchObject([
      { externalId: '81234', status: 'scheduled', kickoff: { known: true, utc: new Date('2026-12-08T19:30:00Z') } },
    ]);
  });

  it('is not believed where goals and result contradict each other', () => {
    expect(stateAt('15:40', { goals: [goal(1, 0, 22)], matchResults: results([0, 1]) })).toMatchObject({
      status: undefined,
      problems: [{ code: 'inconsistent', field: 'goals', value: '1-0 and 0-1' }],
    });
  });
});
