import { describe, expect, it } from 'vitest';
import { eventsBetween } from './events-between.ts';
import type { LiveCard, LiveGoal, LiveState } from './live-event.ts';

const at = new Date('2026-11-21T15:30:00Z');
const nilNil: LiveState = {
  status: 'live',
  kickoffUtc: '2026-11-21T15:00:00Z',
  period: 'first-half',
  minute: 30,
  addedMinute: null,
  forecast: null,
  score: { home: 0, away: 0 },
  penalties: null,
  goals: [],
  cards: [],
  odds: [1.8, 3.4, 4.2],
  tips: [],
  prediction: null,
  lineUpVersion: null,
  detailsVersion: null,
};
const goal = (side: 'home' | 'away', minute: number, playerName: string | null = null, kind: LiveGoal['kind'] = 'goal'): LiveGoal => ({
  side,
  kind,
  minute,
  addedMinute: null,
  playerName,
  shirtNumber: null,
});
const card = (kind: LiveCard['kind'], playerName: string | null = 'Keane'): LiveCard => ({
  side: 'away',
  kind,
  minute: 28,
  addedMinute: null,
  playerName,
  shirtNumber: null,
});
const scored = (...goals: LiveGoal[]): LiveState => ({
  ...nilNil,
  score: { home: goals.filter(({ side }) => side === 'home').length, away: goals.filter(({ side }) => side === 'away').length },
  goals,
});
const told = (before: LiveState, after: LiveState) => eventsBetween(before, after, at);
/** Returns the goal events in short: `scored 1 Saka 1-0`. */
const goalsReported = (before: readonly LiveGoal[], after: readonly LiveGoal[]) =>
  told(scored(...before), scored(...after)).flatMap((event) =>
    event.kind === 'goal' ? `${event.change} ${event.number} ${event.goal.playerName} ${event.score.home}-${event.score.away}` : [],
  );

describe('a match', () => {
  it('tells nothing where nothing changed, whatever the order of the members', () => {
    const sameAgain = Object.fromEntries(Object.entries(scored(goal('home', 12, 'Saka'))).reverse()) as unknown as LiveState;
    expect(told(scored(goal('home', 12, 'Saka')), sameAgain)).toEqual([]);
  });

  it('tells its stage with the forecast before the minute, and the minute with the moment at which it was so', () => {
    const scheduled: LiveState = { ...nilNil, status: 'scheduled', period: null, minute: null, score: null };
    const forecast = { homeGoals: 1.4, awayGoals: 1.1, correlation: 0, halfTimeShare: 0.45 } as unknown as LiveState['forecast'];
    expect(told(scheduled, { ...nilNil, minute: 1, forecast })).toEqual([
      { kind: 'status', status: 'live', period: 'first-half', kickoffUtc: '2026-11-21T15:00:00Z', forecast },
      { kind: 'clock', period: 'first-half', minute: 1, addedMinute: null, at: '2026-11-21T15:30:00.000Z' },
      { kind: 'score', score: { home: 0, away: 0 }, penalties: null },
    ]);
  });

  it('tells added time by the minute alone', () => {
    expect(told({ ...nilNil, minute: 45 }, { ...nilNil, minute: 45, addedMinute: 2 })).toEqual([
      { kind: 'clock', period: 'first-half', minute: 45, addedMinute: 2, at: '2026-11-21T15:30:00.000Z' },
    ]);
  });

  it('tells a new kick-off as its stage', () => {
    expect(told(nilNil, { ...nilNil, kickoffUtc: '2026-12-02T19:45:00Z', status: 'postponed' })).toEqual([
      { kind: 'status', status: 'postponed', period: 'first-half', kickoffUtc: '2026-12-02T19:45:00Z', forecast: null },
    ]);
  });

  it('tells the kicks of a shoot-out with the score of play, and no goals', () => {
    const level = scored(goal('home', 10, 'Saka'), goal('away', 80, 'Beto'));
    expect(told({ ...level, penalties: { home: 2, away: 2 } }, { ...level, penalties: { home: 2, away: 3 } })).toEqual([
      { kind: 'score', score: { home: 1, away: 1 }, penalties: { home: 2, away: 3 } },
    ]);
  });

  it('takes score and goals back when its result is annulled', () => {
    const annulled: LiveState = { ...nilNil, status: 'cancelled', period: null, minute: null, score: null };
    expect(told({ ...scored(goal('home', 10, 'Saka')), status: 'finished', period: null, minute: null }, annulled)).toEqual([
      { kind: 'status', status: 'cancelled', period: null, kickoffUtc: '2026-11-21T15:00:00Z', forecast: null },
      { kind: 'score', score: null, penalties: null },
      { kind: 'goal', number: 1, goal: goal('home', 10, 'Saka'), score: { home: 0, away: 0 }, change: 'taken-back' },
    ]);
  });

  it('tells prices, line-ups and details where they differ', () => {
    expect(told(nilNil, { ...nilNil, odds: [1.9, null, 4], lineUpVersion: 'a', detailsVersion: 'b' })).toEqual([
      { kind: 'line-up' },
      { kind: 'price', odds: [1.9, null, 4] },
      { kind: 'details' },
    ]);
  });

  it('tells a tip when it is published, when it is settled, and when its settlement is corrected', () => {
    const withTips = (...tips: LiveState['tips']): LiveState => ({ ...nilNil, tips });
    expect(told(withTips(), withTips({ sequence: 7, outcome: null }))).toEqual([{ kind: 'tip', sequence: 7, outcome: null }]);
    expect(told(withTips({ sequence: 7, outcome: null }), withTips({ sequence: 7, outcome: 'won' }))).toEqual([
      { kind: 'tip', sequence: 7, outcome: 'won' },
    ]);
    expect(told(withTips({ sequence: 7, outcome: 'won' }), withTips({ sequence: 7, outcome: 'lost' }))).toEqual([
      { kind: 'tip', sequence: 7, outcome: 'lost' },
    ]);
  });
});

describe('a goal', () => {
  const [saka, beto] = [goal('home', 10, 'Saka'), goal('away', 20, 'Beto')];

  it('is told behind the score that counts it', () => {
    expect(told(nilNil, scored(saka))).toEqual([
      { kind: 'score', score: { home: 1, away: 0 }, penalties: null },
      { kind: 'goal', number: 1, goal: saka, score: { home: 1, away: 0 }, change: 'scored' },
    ]);
  });

  it('is one of two at once, each with its number and the score with it', () => {
    expect(goalsReported([], [saka, beto])).toEqual(['scored 1 Saka 1-0', 'scored 2 Beto 1-1']);
  });

  it('is told of the side that profits, when it is an own goal', () => {
    expect(goalsReported([], [goal('home', 10, 'Keane', 'own-goal')])).toEqual(['scored 1 Keane 1-0']);
  });

  it('stays the same goal when its scorer becomes known or is corrected', () => {
    expect(goalsReported([goal('home', 10)], [saka])).toEqual(['revised 1 Saka 1-0']);
    expect(goalsReported([saka, beto], [goal('home', 10, 'White'), beto])).toEqual(['revised 1 White 1-0']);
  });

  it('stays the same goal when its minute is corrected', () => {
    expect(goalsReported([saka], [goal('home', 11, 'Saka')])).toEqual(['revised 1 Saka 1-0']);
  });

  it('is new behind one that is corrected in the same breath', () => {
    expect(goalsReported([goal('home', 10, 'White')], [saka, goal('home', 25, 'Havertz')])).toEqual([
      'revised 1 Saka 1-0',
      'scored 2 Havertz 2-0',
    ]);
  });

  it('is a second one that looks like the first, as far as anybody knows', () => {
    expect(goalsReported([goal('home', 10)], [goal('home', 10), goal('home', 10)])).toEqual(['scored 2 null 2-0']);
  });

  it('leaves the score of before it when it is taken back', () => {
    expect(goalsReported([saka, beto], [saka])).toEqual(['taken-back 2 Beto 1-0']);
  });

  it('gives its number to the next one when it is taken back', () => {
    expect(goalsReported([saka, beto], [beto])).toEqual(['taken-back 1 Saka 0-0', 'revised 1 Beto 0-1']);
  });

  it('moves the later ones on when it becomes known after them', () => {
    expect(goalsReported([beto], [saka, beto])).toEqual(['scored 1 Saka 1-0', 'revised 2 Beto 1-1']);
  });

  it('is one of two that are taken back from behind, so that each number still counts when it is told', () => {
    expect(goalsReported([saka, beto], [])).toEqual(['taken-back 2 Beto 1-0', 'taken-back 1 Saka 0-0']);
  });

  it.each([
    [[saka], [beto]],
    [[saka, beto, goal('home', 40, 'Rice')], [goal('away', 21, 'Beto')]],
    [
      [goal('away', 50), goal('home', 60)],
      [saka, beto, goal('home', 30, 'Rice'), goal('away', 50)],
    ],
  ])('leads whoever puts each in its place to the new list, and does so twice', (before, after) => {
    const list = [...before];
    const events = told(scored(...before), scored(...after));
    for (const event of [...events, ...events]) {
      if (event.kind !== 'goal') continue;
      if (event.change === 'taken-back') list.splice(event.number - 1, 1);
      else list[event.number - 1] = event.goal;
    }
    expect(list).toEqual(after);
  });
});

describe('a card', () => {
  it('is told with the players whom each side has lost by then', () => {
    expect(told(nilNil, { ...nilNil, cards: [card('yellow-card')] })).toEqual([
      { kind: 'card', card: card('yellow-card'), reds: { home: 0, away: 0 }, change: 'shown' },
    ]);
    expect(
      told({ ...nilNil, cards: [card('yellow-card')] }, { ...nilNil, cards: [card('yellow-card'), card('second-yellow-card')] }),
    ).toEqual([{ kind: 'card', card: card('second-yellow-card'), reds: { home: 0, away: 1 }, change: 'shown' }]);
  });

  it('is taken back', () => {
    expect(told({ ...nilNil, cards: [card('red-card')] }, nilNil)).toEqual([
      { kind: 'card', card: card('red-card'), reds: { home: 0, away: 0 }, change: 'taken-back' },
    ]);
  });

  it('is taken back and shown anew when its player is corrected', () => {
    expect(told({ ...nilNil, cards: [card('red-card')] }, { ...nilNil, cards: [card('red-card', 'Tarkowski')] })).toEqual([
      { kind: 'card', card: card('red-card'), reds: { home: 0, away: 1 }, change: 'taken-back' },
      { kind: 'card', card: card('red-card', 'Tarkowski'), reds: { home: 0, away: 1 }, change: 'shown' },
    ]);
  });

  it('is told where another one looks the same, as far as anybody knows', () => {
    const unnamed = card('red-card', null);
    expect(told({ ...nilNil, cards: [unnamed] }, { ...nilNil, cards: [unnamed, { ...unnamed }] })).toEqual([
      { kind: 'card', card: unnamed, reds: { home: 0, away: 2 }, change: 'shown' },
    ]);
  });
});
