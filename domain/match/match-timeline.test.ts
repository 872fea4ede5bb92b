import { describe, expect, it } from 'vitest';
import { type MatchEvent, matchTimeline, scorersOf } from './match-timeline.ts';

function event(minute: number, side: 'home' | 'away', kind: MatchEvent['kind'], more: Partial<MatchEvent> = {}): MatchEvent {
  return { minute, side, kind, addedMinute: null, playerName: null, shirtNumber: null, replacedName: null, replacedNumber: null, ...more };
}

/* The goals of the World Cup final of 2022, Argentina 3–3 France after extra time. */
const final2022 = [
  event(23, 'home', 'penalty-goal', { playerName: 'Lionel Messi' }),
  event(36, 'home', 'goal', { playerName: 'Ángel Di María' }),
  event(45, 'away', 'substitution', { addedMinute: 7, playerName: 'Randal Kolo Muani', replacedName: 'Ousmane Dembélé' }),
  event(80, 'away', 'penalty-goal', { playerName: 'Kylian Mbappé' }),
  event(81, 'away', 'goal', { playerName: 'Kylian Mbappé' }),
  event(108, 'home', 'goal', { playerName: 'Lionel Messi' }),
  event(118, 'away', 'penalty-goal', { playerName: 'Kylian Mbappé' }),
];

describe('a timeline', () => {
  it('parts the World Cup final of 2022 into its halves and extra time, added time with the half that it ends', () => {
    expect(matchTimeline(final2022).map(({ part, events }) => [part, events.map(({ minute }) => minute)])).toEqual([
      ['first-half', [23, 36, 45]],
      ['second-half', [80, 81]],
      ['extra-time', [108, 118]],
    ]);
  });

  it('counts the score up goal by goal and leaves it off everything else', () => {
    const scores = matchTimeline(final2022).flatMap(({ events }) => events.map(({ score }) => score && `${score.home}–${score.away}`));
    expect(scores).toEqual(['1–0', '2–0', undefined, '2–1', '2–2', '3–2', '3–3']);
  });

  it('gives an own goal to the side that profits, and nothing for a missed penalty', () => {
    const [first] = matchTimeline([event(10, 'away', 'own-goal'), event(20, 'home', 'missed-penalty')]);
    expect(first?.events.map(({ score }) => score)).toEqual([{ home: 0, away: 1 }, undefined]);
  });
});

describe('scorers', () => {
  it('stand once with all their goals, in the order of their first', () => {
    expect(scorersOf('home', final2022).map(({ playerName, goals }) => [playerName, goals.map(({ minute }) => minute)])).toEqual([
      ['Lionel Messi', [23, 108]],
      ['Ángel Di María', [36]],
    ]);
  });

  it('are not joined when nobody knows who they are, nor with their own goals', () => {
    expect(scorersOf('away', [event(5, 'away', 'goal'), event(9, 'away', 'goal')])).toHaveLength(2);
    const sameNumber = [event(5, 'away', 'goal', { shirtNumber: 4 }), event(9, 'away', 'own-goal', { shirtNumber: 4 })];
    expect(scorersOf('away', sameNumber)).toHaveLength(2);
  });
});
