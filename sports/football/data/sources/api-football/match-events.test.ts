import { describe, expect, it } from 'vitest';
import { event, readAt, sample } from '#tests/factories/api-football-answers.ts';

const normal = ['Goal', 'Normal Goal'] as const;
const penalty = ['Goal', 'Penalty'] as const;
const missed = ['Goal', 'Missed Penalty'] as const;
const own = ['Goal', 'Own Goal'] as const;
const yellow = ['Card', 'Yellow Card'] as const;
const red = ['Card', 'Red Card'] as const;
const cancelled = ['Var', 'Goal cancelled'] as const;

/** Returns the events of a match at a score, in short: `12 home goal Erster 1-0`. */
function eventsAt(goals: readonly [number, number], ...events: readonly unknown[]) {
  const { matches, problems } = readAt('16:00', sample({ status: '2H', elapsed: 80, goals, more: { events } }));
  const told = matches[0]?.events?.map(({ minute, addedMinute, side, kind, playerName, replacedName, score }) =>
    [
      addedMinute === undefined ? minute : `${minute}+${addedMinute}`,
      side,
      kind,
      playerName,
      replacedName && `for ${replacedName}`,
      score && `${score.home}-${score.away}`,
    ]
      .filter((part) => part !== undefined)
      .join(' '),
  );
  return { told, problems };
}

describe('goals', () => {
  it('are told in the order of play with the score after each: normal, penalty, own goal, and a missed penalty without', () => {
    const { told, problems } = eventsAt(
      [2, 1],
      event('home', 70, penalty, 'Dritter'),
      event('home', 12, normal, 'Erster'),
      event('away', 45, own, 'Zweiter', { extra: 2 }),
      event('away', 60, missed, 'Vierter'),
    );
    expect(problems).toEqual([]);
    expect(told).toEqual([
      '12 home goal Erster 1-0',
      '45+2 away own-goal Zweiter 1-1',
      '60 away missed-penalty Vierter',
      '70 home penalty-goal Dritter 2-1',
    ]);
  });

  it('count an own goal for the other side where only that gives the score', () => {
    expect(eventsAt([0, 1], event('home', 20, own, 'Pech')).told).toEqual(['20 away own-goal Pech 0-1']);
  });

  it('are gone from the next answer when one is taken back, the last one too', () => {
    const first = event('home', 12, normal, 'Erster');
    expect(eventsAt([1, 0], first).told).toEqual(['12 home goal Erster 1-0']);
    expect(eventsAt([0, 0]).told).toEqual([]);
  });

  it('leave out one that a review has taken back and that is still listed', () => {
    const { told, problems } = eventsAt(
      [1, 0],
      event('home', 12, normal, 'Erster'),
      event('home', 31, normal, 'Abseits'),
      event('home', 32, cancelled, 'Abseits'),
    );
    expect({ told, problems }).toEqual({ told: ['12 home goal Erster 1-0'], problems: [] });
  });

  it('keep all where a review concerned one that is no longer listed', () => {
    expect(eventsAt([1, 0], event('home', 12, normal, 'Erster'), event('home', 32, cancelled, 'Erster')).told).toEqual([
      '12 home goal Erster 1-0',
    ]);
  });

  it('are not told while they do not add up to the score, and a problem says so', () => {
    const { told, problems } = eventsAt([0, 0], event('home', 12, normal, 'Erster'));
    expect(told).toBeUndefined();
    expect(problems).toMatchObject([{ row: 1, code: 'inconsistent', field: 'events', value: '1-0 of 0-0' }]);
  });

  it('are unknown, and no problem, where a match with goals has no event at all', () => {
    expect(eventsAt([1, 0])).toEqual({ told: undefined, problems: [] });
  });

  it('do not include the kicks of a shoot-out', () => {
    const kick = { comments: 'Penalty Shootout', extra: 1 };
    const events = [event('home', 120, penalty, 'Schütze', kick), event('away', 120, missed, 'Fehlschuss', kick)];
    const { matches } = readAt('17:25', sample({ status: 'PEN', goals: [0, 0], fulltime: [0, 0], penalty: [1, 0], more: { events } }));
    expect(matches[0]?.events).toEqual([]);
  });
});

describe('cards', () => {
  it('tell a yellow and a red of the same minute, after an earlier yellow, as a second yellow card', () => {
    const { told } = eventsAt([0, 0], event('away', 29, yellow, 'Grob'), event('away', 36, yellow, 'Grob'), event('away', 36, red, 'Grob'));
    expect(told).toEqual(['29 away yellow-card Grob', '36 away second-yellow-card Grob']);
  });

  it('tell a red after a yellow of long before, or of another player, as a red', () => {
    const { told } = eventsAt([0, 0], event('home', 29, yellow, 'Grob'), event('home', 70, red, 'Grob'), event('home', 71, red, null));
    expect(told).toEqual(['29 home yellow-card Grob', '70 home red-card Grob', '71 home red-card']);
  });

  it('know a second yellow card by its name', () => {
    expect(eventsAt([0, 0], event('home', 50, ['Card', 'Second Yellow card'], 'Grob')).told).toEqual(['50 home second-yellow-card Grob']);
  });
});

describe('a substitution', () => {
  it('names who comes, which the provider calls the assist, and who leaves, which it calls the player', () => {
    expect(eventsAt([0, 0], event('home', 63, ['subst', 'Substitution 1'], 'Geht', { assist: 'Kommt' })).told).toEqual([
      '63 home substitution Kommt for Geht',
    ]);
  });
});

describe('an event that does not fit', () => {
  it.each([
    [
      'an unknown kind',
      event('home', 5, ['Card', 'Green Card'], 'X'),
      { code: 'not-this-format', field: 'events.0.detail', value: 'Card: Green Card' },
    ],
    [
      'a third club',
      { ...event('home', 5, yellow, 'X'), team: { id: 7 } },
      { code: 'inconsistent', field: 'events.0.team.id', value: '7' },
    ],
    ['no minute', { ...event('home', 5, yellow, 'X'), time: {} }, { code: 'missing-value', field: 'events.0.time.elapsed' }],
    ['a minute below nil', event('home', -5, yellow, 'X'), { code: 'not-this-format', field: 'events.0.time.elapsed', value: '-5' }],
  ])('is a problem and leaves the others: %s', (_case, odd, problem) => {
    const { told, problems } = eventsAt([0, 0], odd, event('away', 40, yellow, 'Y'));
    expect(told).toEqual(['40 away yellow-card Y']);
    expect(problems).toMatchObject([{ row: 1, ...problem }]);
  });
});
