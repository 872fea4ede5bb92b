import { describe, expect, it } from 'vitest';
import { call, readAt, sample, score } from '#tests/factories/football-data-org-answers.ts';

const home = { id: 397, name: 'Brighton & Hove Albion FC' };
const away = { id: 402, name: 'Brentford FC' };

/** Returns a goal, with the score after it. */
function goal(minute: number | null, after: readonly [home: number, away: number], changes: object = {}): object {
  const [forHome, forAway] = after;
  const scorer = { id: 9, name: 'A. Striker' };
  return {
    minute,
    injuryTime: null,
    type: 'REGULAR',
    team: home,
    scorer,
    assist: null,
    score: { home: forHome, away: forAway },
    ...changes,
  };
}

/** Returns the batch of a finished match with these lists. */
function finished(current: readonly [home: number, away: number], lists: Readonly<Record<string, unknown>>) {
  return readAt('17:05', sample({ status: 'FINISHED', score: score(current, [0, 0]), ...lists }));
}

describe('what happened in a match', () => {
  it('is told in the order of play, with an own goal for the side that profits from it', () => {
    const { matches, problems } = finished([1, 2], {
      goals: [
        goal(12, [1, 0], { type: 'PENALTY' }),
        goal(45, [1, 1], { injuryTime: 2, type: 'OWN', team: home, scorer: { id: 4, name: ' B.  Back' } }),
        goal(90, [1, 2], { injuryTime: 3, team: away, scorer: null }),
      ],
      bookings: [
        { minute: 33, team: away, player: { id: 5, name: 'C. Halfback' }, card: 'YELLOW' },
        { minute: 70, team: away, player: { id: 5, name: 'C. Halfback' }, card: 'YELLOW_RED' },
        { minute: 88, team: home, player: { id: 6, name: 'D. Keeper' }, card: 'RED' },
      ],
      substitutions: [{ minute: 61, team: home, playerOut: { id: 7, name: 'E. Tired' }, playerIn: { id: 8, name: 'F. Fresh' } }],
    });
    expect(problems).toEqual([]);
    expect(matches[0]?.events).toEqual([
      { minute: 12, side: 'home', kind: 'penalty-goal', playerName: 'A. Striker', playerExternalId: '9', score: { home: 1, away: 0 } },
      { minute: 33, side: 'away', kind: 'yellow-card', playerName: 'C. Halfback', playerExternalId: '5' },
      {
        minute: 45,
        addedMinute: 2,
        side: 'away',
        kind: 'own-goal',
        playerName: 'B. Back',
        playerExternalId: '4',
        score: { home: 1, away: 1 },
      },
      {
        minute: 61,
        side: 'home',
        kind: 'substitution',
        playerName: 'F. Fresh',
        playerExternalId: '8',
        replacedName: 'E. Tired',
        replacedExternalId: '7',
      },
      { minute: 70, side: 'away', kind: 'second-yellow-card', playerName: 'C. Halfback', playerExternalId: '5' },
      { minute: 88, side: 'home', kind: 'red-card', playerName: 'D. Keeper', playerExternalId: '6' },
      { minute: 90, addedMinute: 3, side: 'away', kind: 'goal', score: { home: 1, away: 2 } },
    ]);
  });

  it.each([
    ['the plan has no goals', [1, 0], {}],
    ['the list of goals is empty', [1, 0], { goals: [] }],
  ] as const)('is unknown where %s', (_case, current, lists) => {
    const { matches, problems } = finished(current, lists);
    expect(matches).toHaveLength(1);
    expect(matches[0]?.events).toBeUndefined();
    expect(problems).toEqual([]);
  });

  it('is nothing where nobody scored', () => {
    expect(finished([0, 0], { goals: [] }).matches[0]?.events).toEqual([]);
  });

  it('has no goal that was taken back', () => {
    const first = goal(12, [1, 0]);
    const takenBack = goal(31, [2, 0]);
    const live = (time: string, home: number, goals: readonly object[]) =>
      readAt(time, sample({ status: 'IN_PLAY', score: score([home, 0], [null, null]), goals })).matches[0]?.events;
    expect(live('15:32', 2, [first, takenBack])).toMatchObject([{ minute: 12 }, { minute: 31 }]);
    expect(live('15:34', 1, [first])).toMatchObject([{ minute: 12 }]);
  });

  it('is not that of the score where a match was awarded', () => {
    const { matches, problems } = readAt('18:00', sample({ status: 'AWARDED', score: score([3, 0], [0, 0]), goals: [goal(12, [1, 0])] }));
    expect(matches).toMatchObject([{ status: 'awarded', score: { current: { home: 3, away: 0 } } }]);
    expect(matches[0]?.events).toBeUndefined();
    expect(problems).toEqual([]);
  });
});

describe('a list that cannot be believed', () => {
  const card = { minute: 33, team: away, player: { name: 'C. Halfback' }, card: 'YELLOW' };
  const change = { minute: 61, team: home, playerOut: null, playerIn: { name: 'F. Fresh' } };

  it.each([
    ['goals that stop short of the score', { goals: [goal(12, [1, 0])] }, 'inconsistent', 'goals', '1-0 of 2-0'],
    ['a goal left out', { goals: [goal(70, [2, 0])] }, 'inconsistent', 'goals', "2-0 A. Striker 70' after 0-0"],
    [
      'minutes that run backwards',
      { goals: [goal(70, [1, 0]), goal(60, [2, 0])] },
      'inconsistent',
      'goals',
      "2-0 A. Striker 60' after 1-0",
    ],
    ['a goal without a minute', { goals: [goal(null, [1, 0])] }, 'missing-value', 'goals.minute', '1-0 A. Striker'],
    ['a goal without the score after it', { goals: [goal(5, [1, 0], { score: null })] }, 'missing-value', 'goals.score', 'A. Striker'],
    ['an unknown kind of goal', { goals: [goal(5, [1, 0], { type: 'GOLDEN' })] }, 'not-this-format', 'goals.type', 'GOLDEN'],
    ['an unknown card', { bookings: [{ ...card, card: 'GREEN' }] }, 'not-this-format', 'bookings.card', 'GREEN'],
    ['a card without a minute', { bookings: [{ ...card, minute: null }] }, 'missing-value', 'bookings.minute', 'C. Halfback'],
    ['a card of a third club', { bookings: [{ ...card, team: { id: 1 } }] }, 'missing-value', 'bookings.team.id', 'C. Halfback'],
    ['a change without a club', { substitutions: [{ ...change, team: null }] }, 'missing-value', 'substitutions.team.id', 'F. Fresh'],
  ])('leaves the score and is named: %s', (_case, lists, code, field, value) => {
    const { matches, problems } = finished([2, 0], { goals: [goal(12, [1, 0]), goal(31, [2, 0])], ...lists });
    expect(matches).toMatchObject([{ status: 'finished', score: { current: { home: 2, away: 0 } } }]);
    expect(matches[0]?.events).toBeUndefined();
    expect(problems).toEqual([{ source: call.name, row: 1, code, field, value }]);
  });
});
