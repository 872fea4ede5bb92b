import { describe, expect, it } from 'vitest';
import { type TieMatch, tiesOf } from './knock-out-ties.ts';

const match = (homeId: number, awayId: number, score: [number, number] | null, over: Partial<TieMatch> = {}): TieMatch => ({
  homeId,
  awayId,
  leg: null,
  goals: score && { home: score[0], away: score[1] },
  penalties: null,
  afterExtraTime: false,
  state: score === null ? 'coming' : 'played',
  ...over,
});
const shootOut = (home: number, away: number): Partial<TieMatch> => ({ penalties: { home, away }, afterExtraTime: true });
const withAwayGoals = { awayGoals: true };
const withoutAwayGoals = { awayGoals: false };
const [arsenal, bayern, realMadrid, city, tottenham, ajax] = [1, 2, 3, 4, 5, 6];

/** Returns the only tie of matches that were played without the away-goals rule. */
function tieOf(...matches: TieMatch[]) {
  const ties = tiesOf(matches, withoutAwayGoals);
  expect(ties).toHaveLength(1);
  return ties[0];
}

describe('a tie of two legs', () => {
  it('adds up both: Arsenal 2-2 Bayern, Bayern 1-0 Arsenal (Champions League 2023-24)', () => {
    expect(tieOf(match(arsenal, bayern, [2, 2], { leg: 1 }), match(bayern, arsenal, [1, 0], { leg: 2 }))).toMatchObject({
      firstId: arsenal,
      secondId: bayern,
      kind: 'two-legs',
      score: { first: 2, second: 3 },
      winnerId: bayern,
      decidedBy: 'goals',
    });
  });

  it('is decided by the shoot-out, whose goals do not count: Real Madrid 3-3, 1-1 Manchester City, 4-3 on penalties (2023-24)', () => {
    const second = match(city, realMadrid, [1, 1], { leg: 2, ...shootOut(3, 4) });
    expect(tieOf(match(realMadrid, city, [3, 3], { leg: 1 }), second)).toMatchObject({
      score: { first: 4, second: 4 },
      shootOut: { first: 4, second: 3 },
      winnerId: realMadrid,
      decidedBy: 'penalties',
    });
  });

  it('is decided in extra time: Barcelona 3-3 Inter, Inter 4-3 Barcelona (Champions League 2024-25)', () => {
    const [barcelona, inter] = [7, 8];
    const second = match(inter, barcelona, [4, 3], { leg: 2, afterExtraTime: true });
    expect(tieOf(match(barcelona, inter, [3, 3], { leg: 1 }), second)).toMatchObject({
      score: { first: 6, second: 7 },
      winnerId: inter,
      decidedBy: 'extra-time',
    });
  });

  it('is decided by away goals where they count: Tottenham 0-1 Ajax, Ajax 2-3 Tottenham (Champions League 2018-19)', () => {
    const legs = [match(tottenham, ajax, [0, 1], { leg: 1 }), match(ajax, tottenham, [2, 3], { leg: 2 })];
    expect(tiesOf(legs, withAwayGoals)[0]).toMatchObject({ score: { first: 3, second: 3 }, winnerId: tottenham, decidedBy: 'away-goals' });
    expect(tiesOf(legs, withoutAwayGoals)[0]).toMatchObject({ winnerId: undefined, decidedBy: undefined });
  });

  it('goes to the shoot-out where both have as many goals away', () => {
    const legs = [match(arsenal, bayern, [1, 1], { leg: 1 }), match(bayern, arsenal, [1, 1], { leg: 2, ...shootOut(3, 5) })];
    expect(tiesOf(legs, withAwayGoals)[0]).toMatchObject({ winnerId: arsenal, decidedBy: 'penalties' });
  });

  it('has no winner after the first leg, whether the second is announced or not', () => {
    const first = match(arsenal, bayern, [4, 0], { leg: 1 });
    expect(tieOf(first)).toMatchObject({ kind: 'two-legs', score: { first: 4, second: 0 }, winnerId: undefined });
    expect(tieOf(first, match(bayern, arsenal, null, { leg: 2 }))?.winnerId).toBeUndefined();
  });

  it('has the sum so far while its second leg is played, and no winner yet', () => {
    expect(tieOf(match(arsenal, bayern, [3, 2], { leg: 1 }), match(bayern, arsenal, [2, 1], { leg: 2, state: 'live' }))).toMatchObject({
      score: { first: 4, second: 4 },
      winnerId: undefined,
    });
  });

  it('is known by its return match where the source counts no legs', () => {
    expect(tieOf(match(arsenal, bayern, [2, 0]), match(bayern, arsenal, [3, 0]))).toMatchObject({
      kind: 'two-legs',
      score: { first: 2, second: 3 },
      winnerId: bayern,
    });
    expect(tieOf(match(arsenal, bayern, null), match(bayern, arsenal, null))?.kind).toBe('two-legs');
  });

  it('has no winner while it is not known with which score a leg was awarded', () => {
    const awarded = match(city, realMadrid, null, { leg: 2, state: 'awarded' });
    expect(tieOf(match(realMadrid, city, [1, 0], { leg: 1 }), awarded)).toMatchObject({ isOver: true, winnerId: undefined });
  });

  it('is over when its only match that stands was awarded, and the other will not be played', () => {
    const awarded = match(realMadrid, city, [3, 0], { leg: 1, state: 'awarded' });
    expect(tieOf(awarded, match(city, realMadrid, null, { leg: 2, state: 'void' }))).toMatchObject({
      winnerId: realMadrid,
      decidedBy: 'award',
    });
  });
});

describe('a tie of one match', () => {
  it('is decided on penalties: Argentina 3-3 France, 4-2 (World Cup 2022)', () => {
    expect(tieOf(match(arsenal, bayern, [3, 3], shootOut(4, 2)))).toMatchObject({
      kind: 'one-match',
      score: { first: 3, second: 3 },
      shootOut: { first: 4, second: 2 },
      winnerId: arsenal,
      decidedBy: 'penalties',
    });
  });

  it('stands beside ties of two legs in one round: the final of a play-off', () => {
    const ties = tiesOf(
      [match(arsenal, bayern, [1, 0], { leg: 1 }), match(bayern, arsenal, [0, 0], { leg: 2 }), match(arsenal, city, [2, 0])],
      withoutAwayGoals,
    );
    expect(ties.map(({ kind, winnerId }) => [kind, winnerId])).toEqual([
      ['two-legs', arsenal],
      ['one-match', arsenal],
    ]);
  });

  it('awarded without play has a winner, and says so', () => {
    expect(tieOf(match(arsenal, bayern, [0, 3], { state: 'awarded' }))).toMatchObject({ winnerId: bayern, decidedBy: 'award' });
  });

  it('broken off counts no goals, and the match played in its place decides', () => {
    const abandoned = match(arsenal, city, [1, 0], { state: 'void' });
    expect(tieOf(abandoned)).toMatchObject({ score: null, winnerId: undefined });
    expect(tieOf(abandoned, match(arsenal, city, [0, 2]))).toMatchObject({
      kind: 'one-match',
      score: { first: 0, second: 2 },
      winnerId: city,
    });
  });
});

it('takes the replay for the decision, not the sum: Arsenal 1-1 City, City 2-0 Arsenal', () => {
  expect(tieOf(match(arsenal, city, [1, 1]), match(city, arsenal, [2, 0]))).toMatchObject({
    kind: 'replay',
    score: { first: 0, second: 2 },
    winnerId: city,
  });
});

it('keeps the ties of a round apart', () => {
  const ties = tiesOf([match(arsenal, bayern, null), match(realMadrid, city, [2, 1])], withoutAwayGoals);
  expect(ties.map(({ winnerId }) => winnerId)).toEqual([undefined, realMadrid]);
});
