import { describe, expect, it } from 'vitest';
import { SourceAnswerError } from '#data/sources/source.ts';
import { call, goal, readAt, results, sample, source } from '#tests/factories/openligadb-answers.ts';

describe('a finished match', () => {
  it('is read whole: unordered goals, added time, a penalty, an own goal, names with line breaks', () => {
    const { matches, rows, problems } = readAt(
      '18:00',
      sample({
        team2: { teamId: 112, teamName: ' SC Freiburg\r\n' },
        matchIsFinished: true,
        matchResults: results([1, 1], [2, 2]).reverse(),
        goals: [
          goal(2, 2, 90, { goalGetterID: 0, goalGetterName: 'Dritter\r\n', isOwnGoal: true, comment: '+7', isOvertime: true }),
          goal(1, 1, 45, { goalGetterID: 2, goalGetterName: ' Zweiter, Z.', comment: '+1' }),
          goal(2, 1, 92, { goalGetterName: '', isPenalty: true }),
          goal(1, 0, 12, { goalGetterName: 'Erster' }),
        ],
        location: { locationID: 1, locationCity: 'Hamburg', locationStadium: 'Millerntor-Stadion' },
        numberOfViewers: 29_546,
      }),
    );
    expect({ rows, problems }).toEqual({ rows: 1, problems: [] });
    expect(matches).toEqual([
      {
        row: 1,
        externalId: '81234',
        revisedAt: new Date('2026-11-20T10:00:00Z'),
        tournamentId: 'germany.bundesliga',
        season: '2026-27',
        round: { stage: 'matchday', matchday: 11 },
        home: { name: 'FC St. Pauli', externalId: '98' },
        away: { name: 'SC Freiburg', externalId: '112' },
        kickoff: { known: true, utc: new Date('2026-11-21T14:30:00Z') },
        status: 'finished',
        score: { current: { home: 2, away: 2 }, halfTime: { home: 1, away: 1 }, fullTime: { home: 2, away: 2 } },
        venue: { name: 'Millerntor-Stadion', town: 'Hamburg' },
        attendance: 29_546,
        events: [
          { minute: 12, side: 'home', kind: 'goal', playerName: 'Erster', playerExternalId: '1', score: { home: 1, away: 0 } },
          {
            minute: 45,
            addedMinute: 1,
            side: 'away',
            kind: 'goal',
            playerName: 'Zweiter, Z.',
            playerExternalId: '2',
            score: { home: 1, away: 1 },
          },
          { minute: 90, addedMinute: 2, side: 'home', kind: 'penalty-goal', score: { home: 2, away: 1 } },
          { minute: 90, addedMinute: 7, side: 'away', kind: 'own-goal', playerName: 'Dritter', score: { home: 2, away: 2 } },
        ],
        quotes: [],
      },
    ]);
  });

  it('takes a goal at 47 that is part of the half-time score for one at 45+2', () => {
    const finished = { matchIsFinished: true, matchResults: results([1, 0], [1, 0]), goals: [goal(1, 0, 47)] };
    expect(readAt('18:00', sample(finished)).matches[0]?.events).toMatchObject([{ minute: 45, addedMinute: 2 }]);
  });

  it('leaves out what is listed as a goal and changes no score, and names it', () => {
    const finished = { matchIsFinished: true, matchResults: results([0, 0], [1, 0]) };
    const { matches, problems } = readAt('18:00', sample({ ...finished, goals: [goal(2, 0, null), goal(0, 0, 20), goal(1, 0, 70)] }));
    expect(matches[0]?.events).toMatchObject([{ minute: 70 }]);
    expect(problems).toEqual([
      { source: call.name, row: 1, code: 'inconsistent', field: 'goals', value: '0-0 A. Muster' },
      { source: call.name, row: 1, code: 'inconsistent', field: 'goals', value: '2-0 A. Muster' },
    ]);
  });

  it.each([
    ['some goals are not entered', [goal(1, 0, 30)], [{ code: 'inconsistent', field: 'goals', value: '1-0 of 2-0' }]],
    ['no goal is entered', [], []],
    [
      'a goal has no minute',
      [goal(1, 0, 30), goal(2, 0, null)],
      [{ code: 'missing-value', field: 'goals.matchMinute', value: '2-0 A. Muster' }],
    ],
  ])('keeps its score and has no events where %s', (_case, goals, expected) => {
    const { matches, problems } = readAt('18:00', sample({ matchIsFinished: true, matchResults: results([1, 0], [2, 0]), goals }));
    expect(matches[0]?.score?.current).toEqual({ home: 2, away: 0 });
    expect(matches[0]?.events).toBeUndefined();
    expect(problems).toMatchObject(expected);
  });

  it.each([
    [
      'too high: no goal of the 79th minute is one of 45+34',
      [2, 1],
      [2, 0],
      [goal(1, 0, 30), goal(2, 0, 79), goal(2, 1, 84)],
      '1-0',
      [30, 79, 84],
    ],
    ['too low', [2, 0], [1, 0], [goal(1, 0, 30), goal(2, 0, 40)], '2-0', [30, 40]],
  ] as const)('is stored without a half-time that its goals contradict, which is named: %s', (_case, full, half, goals, told, minutes) => {
    const { matches, problems } = readAt('18:00', sample({ matchIsFinished: true, matchResults: results(half, full), goals }));
    const fullTime = { home: full[0], away: full[1] };
    expect(matches[0]?.score).toEqual({ current: fullTime, fullTime });
    expect(matches[0]?.events?.map(({ minute, addedMinute }) => addedMinute ?? minute)).toEqual(minutes);
    expect(problems).toEqual([
      {
        source: call.name,
        row: 1,
        code: 'inconsistent',
        field: 'matchResults',
        value: `${half[0]}-${half[1]} at half-time, ${told} by the goals`,
      },
    ]);
  });

  it('keeps its half-time where the minutes of its goals run backwards', () => {
    const goals = [goal(1, 0, 85), goal(2, 0, 79)];
    const { matches, problems } = readAt('18:00', sample({ matchIsFinished: true, matchResults: results([1, 0], [2, 0]), goals }));
    expect(matches[0]?.score?.halfTime).toEqual({ home: 1, away: 0 });
    expect(matches[0]?.events).toBeUndefined();
    expect(problems).toMatchObject([{ code: 'inconsistent', field: 'goals.matchMinute' }]);
  });

  it.each([
    ['Eigentor', 'own-goal'],
    ['+2, Eigentor', 'own-goal'],
    ['Foulelfmeter', 'penalty-goal'],
    ['Handelfmeter', 'penalty-goal'],
    ['Nachschuss nach Foulelfmeter', 'goal'],
    ['Kopfball', 'goal'],
  ])('has the kind of a goal that its comment tells: %s', (comment, kind) => {
    const finished = { matchIsFinished: true, matchResults: results([0, 0], [1, 0]), goals: [goal(1, 0, 70, { comment })] };
    expect(readAt('18:00', sample(finished)).matches[0]?.events).toMatchObject([{ kind, side: 'home', minute: 70 }]);
  });

  it('has the added minute in front of other words of the comment', () => {
    const finished = { matchIsFinished: true, matchResults: results([0, 0], [0, 1]), goals: [goal(0, 1, 90, { comment: '+3 Eigentor' })] };
    expect(readAt('18:00', sample(finished)).matches[0]?.events).toMatchObject([{ kind: 'own-goal', minute: 90, addedMinute: 3 }]);
  });

  it('has no events where the minutes run backwards', () => {
    const goals = [goal(1, 0, 70), goal(2, 0, 60)];
    const { matches, problems } = readAt('18:00', sample({ matchIsFinished: true, matchResults: results([0, 0], [2, 0]), goals }));
    expect(matches[0]?.events).toBeUndefined();
    expect(problems).toMatchObject([{ code: 'inconsistent', field: 'goals.matchMinute', value: "2-0 A. Muster 60'" }]);
  });
});

it.each([
  [false, 'scheduled'],
  [true, 'finished'],
])('has no kick-off, which is named, where the date is 0001-01-01 (finished: %s)', (matchIsFinished, status) => {
  const changes = {
    matchDateTimeUTC: '0001-01-01T00:00:00Z',
    matchIsFinished,
    ...(matchIsFinished ? { matchResults: results([0, 0], [1, 0]) } : {}),
  };
  const { matches, undated, problems } = readAt('12:00', sample(changes), sample({ matchID: 7 }));
  expect(matches.map(({ externalId }) => externalId)).toEqual(['7']);
  expect(undated).toMatchObject([{ externalId: '81234', status }]);
  expect(problems).toEqual([{ source: call.name, row: 1, code: 'bad-date', field: 'matchDateTimeUTC', value: '0001-01-01T00:00:00Z' }]);
});

describe('a row that does not fit', () => {
  it.each([
    ['a missing member', { team2: undefined }, { field: 'team2', code: 'missing-value' }],
    ['an empty name', { team1: { teamId: 1, teamName: ' \n' } }, { field: 'team1.teamName', value: '" \\n"', code: 'not-this-format' }],
    [
      'a name of another encoding',
      { team1: { teamId: 1, teamName: '1. FC K\uFFFDln' } },
      { field: 'team1.teamName', code: 'not-readable' },
    ],
    ['a date that is none', { matchDateTimeUTC: '2026-11-31T14:30:00Z' }, { value: '"2026-11-31T14:30:00Z"', code: 'bad-date' }],
    ['a score below nil', { goals: [goal(-1, 0, 5)] }, { field: 'goals.0.scoreTeam1', value: '-1', code: 'bad-score' }],
    ['another competition', { leagueShortcut: 'ucl' }, { field: 'leagueShortcut', value: 'ucl', code: 'unknown-competition' }],
  ])('is a problem and leaves the others: %s', (_case, changes, problem) => {
    const { rows, matches, problems } = readAt('12:00', sample(changes), sample({ matchID: 7 }));
    expect(rows).toBe(2);
    expect(matches.map(({ externalId }) => externalId)).toEqual(['7']);
    expect(problems).toMatchObject([{ source: call.name, row: 1, ...problem }]);
  });

  it('is a problem where it comes twice', () => {
    const { matches, problems } = readAt('12:00', sample(), sample());
    expect(matches).toHaveLength(1);
    expect(problems).toEqual([{ source: call.name, row: 2, field: 'matchID', value: '81234', code: 'duplicate-row' }]);
  });
});

describe('an answer that is not the requested thing', () => {
  const whole = JSON.stringify([sample()]);
  it.each([
    ['a web page', '<!DOCTYPE html><html><body>503</body></html>', 'a web page in place of JSON'],
    ['a cut text', whole.slice(0, whole.length - 40), 'the answer is cut off'],
    ['nothing', '', 'the answer is cut off'],
    ['broken JSON', '[{"matchID": }]', 'not readable as JSON'],
    ['an object', '{"message":"Too many requests from 192.0.2.1"}', 'object in place of a list of matches'],
    ['null', 'null', 'null in place of a list of matches'],
  ])('is an error that names the call and none of its parameters: %s', (_case, text, message) => {
    const secretive = { ...call, url: new URL('https://user:hunter2@mirror.test/getmatchdata/bl1/2026/11?token=hunter2') };
    const read = () => source.read(secretive, text, new Date('2026-11-21T12:00:00Z'));
    expect(read).toThrow(new SourceAnswerError(`getmatchdata/bl1/2026/11: ${message}`));
  });

  it('may be empty: a season that nobody has entered yet', () => {
    expect(source.read(call, '[]', new Date('2026-11-21T12:00:00Z'))).toMatchObject({ rows: 0, matches: [], problems: [] });
  });
});
