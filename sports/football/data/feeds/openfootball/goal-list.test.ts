import { describe, expect, it } from 'vitest';
import { goalEvents, parseGoalText } from './goal-list.ts';
import { Refusal } from './refusal.ts';

describe('parseGoalText', () => {
  it('reads goals, penalties and own goals of both sides', () => {
    expect(parseGoalText("Neymar 29', 71' (pen.) Oscar 90+1'; Marcelo 11' (o.g.)")).toEqual({
      home: [
        { playerName: 'Neymar', minute: 29, kind: 'goal' },
        { playerName: 'Neymar', minute: 71, kind: 'penalty-goal' },
        { playerName: 'Oscar', minute: 90, addedMinute: 1, kind: 'goal' },
      ],
      away: [{ playerName: 'Marcelo', minute: 11, kind: 'own-goal' }],
    });
  });

  it('reads the shorter marks and commas between players', () => {
    expect(parseGoalText("Harry Kane 12'p, P. Foden 45'+2; N'Golo Kanté 5'og Pelé 80'")).toEqual({
      home: [
        { playerName: 'Harry Kane', minute: 12, kind: 'penalty-goal' },
        { playerName: 'P. Foden', minute: 45, addedMinute: 2, kind: 'goal' },
      ],
      away: [
        { playerName: "N'Golo Kanté", minute: 5, kind: 'own-goal' },
        { playerName: 'Pelé', minute: 80, kind: 'goal' },
      ],
    });
  });

  it('does not take the initial of the next player for a mark', () => {
    expect(parseGoalText("Saka 71' P. Müller 75'")).toMatchObject({
      home: [
        { playerName: 'Saka', kind: 'goal' },
        { playerName: 'P. Müller', kind: 'goal' },
      ],
    });
  });

  it('reads a side without goals', () => {
    expect(parseGoalText("-; Saka 9'")).toEqual({ home: [], away: [{ playerName: 'Saka', minute: 9, kind: 'goal' }] });
    expect(parseGoalText("Saka 9'")).toEqual({ home: [{ playerName: 'Saka', minute: 9, kind: 'goal' }], away: [] });
  });

  it.each(["9'", "Saka 9' header", 'Saka', "a 1'; b 2'; c 3'", "Saka 9x'"])('refuses %s', (text) => {
    expect(parseGoalText(text)).toEqual(new Refusal('not-this-format', 'goals', text));
  });
});

describe('goalEvents', () => {
  const goal = (playerName: string, minute: number, addedMinute?: number) => ({
    playerName,
    minute,
    kind: 'goal' as const,
    ...(addedMinute === undefined ? {} : { addedMinute }),
  });

  it('puts the goals in order and counts the score', () => {
    const events = goalEvents(
      { home: [goal('A', 10), goal('B', 90, 3)], away: [goal('C', 45, 1)] },
      { current: { home: 2, away: 1 }, halfTime: { home: 1, away: 1 } },
    );
    expect(events).toEqual([
      { ...goal('A', 10), side: 'home', score: { home: 1, away: 0 } },
      { ...goal('C', 45, 1), side: 'away', score: { home: 1, away: 1 } },
      { ...goal('B', 90, 3), side: 'home', score: { home: 2, away: 1 } },
    ]);
  });

  it('gives no score where both sides score in one minute', () => {
    const events = goalEvents({ home: [goal('A', 10)], away: [goal('B', 10), goal('C', 20)] }, { current: { home: 1, away: 2 } });
    expect(events).toEqual([
      { ...goal('A', 10), side: 'home' },
      { ...goal('B', 10), side: 'away' },
      { ...goal('C', 20), side: 'away', score: { home: 1, away: 2 } },
    ]);
  });

  it('refuses goals that do not add up at the end or at half time', () => {
    expect(goalEvents({ home: [goal('A', 10)], away: [] }, { current: { home: 2, away: 0 } })).toEqual(
      new Refusal('inconsistent', 'goals', '1-0'),
    );
    expect(goalEvents({ home: [goal('A', 10)], away: [] }, { current: { home: 1, away: 0 }, halfTime: { home: 0, away: 0 } })).toEqual(
      new Refusal('inconsistent', 'goals', '1-0'),
    );
  });
});
