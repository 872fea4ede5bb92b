import { describe, expect, it } from 'vitest';
import { settleTennisBet, type TennisBet } from './tennis-bet.ts';
import type { TennisEnding, TennisSet } from './tennis-score.ts';

const sets = (text: string): TennisSet[] =>
  text === '' ? [] : text.split(' ').map((set) => ({ games: set.split('-').map(Number) as unknown as readonly [number, number] }));

const winner = (selection: 'first' | 'second'): TennisBet => ({ market: 'match-winner', line: 0, selection });
const handicap = (line: number, selection: 'first' | 'second' = 'first'): TennisBet => ({ market: 'set-handicap', line, selection });
const total = (line: number, selection: 'over' | 'under' = 'over'): TennisBet => ({ market: 'total-games', line, selection });

/** Returns the outcome of a bet on a match that the first player wins or is awarded. */
const settle = (bet: TennisBet, ending: TennisEnding, text: string, bestOf: 3 | 5 = 3) =>
  settleTennisBet(bet, { winner: 0, ending, sets: sets(text) }, bestOf);

describe('a match played to its end', () => {
  it('settles the winner', () => {
    expect(settle(winner('first'), 'completed', '6-4 6-4')).toBe('won');
    expect(settle(winner('second'), 'completed', '6-4 6-4')).toBe('lost');
  });

  it('settles the set handicap by the line given to the first player', () => {
    expect(settle(handicap(-1.5), 'completed', '6-4 6-4')).toBe('won');
    expect(settle(handicap(-1.5), 'completed', '6-4 4-6 6-4')).toBe('lost');
    expect(settle(handicap(-1.5, 'second'), 'completed', '6-4 4-6 6-4')).toBe('won');
    expect(settle(handicap(-2), 'completed', '6-4 6-4')).toBe('void');
  });

  it('settles the total of games, a tie-break being one', () => {
    expect(settle(total(22.5), 'completed', '7-6 6-4')).toBe('won');
    expect(settle(total(23), 'completed', '7-6 6-4')).toBe('void');
    expect(settle(total(23.5), 'completed', '7-6 6-4')).toBe('lost');
    expect(settle(total(23.5, 'under'), 'completed', '7-6 6-4')).toBe('won');
  });
});

it('gives every stake back after a walkover', () => {
  for (const bet of [winner('first'), handicap(1.5), total(0.5)]) expect(settle(bet, 'walkover', '')).toBe('void');
});

describe.each(['retired', 'awarded', 'disqualified'] as const)('a match that is %s', (ending) => {
  it('has a winner when one set was completed', () => {
    expect(settle(winner('first'), ending, '6-4 0-1')).toBe('won');
    expect(settle(winner('second'), ending, '4-6 0-1')).toBe('lost');
    expect(settle(winner('first'), ending, '6-5')).toBe('void');
    expect(settle(winner('first'), ending, '')).toBe('void');
  });

  it('settles a set handicap that no way of playing on could have changed', () => {
    /* A set each: 2–0 is out of reach, and so is losing by two. */
    expect(settle(handicap(-1.5), ending, '6-4 4-6 3-0')).toBe('lost');
    expect(settle(handicap(-1.5, 'second'), ending, '6-4 4-6 3-0')).toBe('won');
    expect(settle(handicap(1.5), ending, '6-4 3-0')).toBe('won');
    expect(settle(handicap(-1.5), ending, '6-4 3-0')).toBe('void');
    expect(settle(handicap(-2.5), ending, '6-4 4-6 3-0', 5)).toBe('lost');
    expect(settle(handicap(-1.5), ending, '6-4 4-6 3-0', 5)).toBe('void');
  });

  it('settles a total that any natural end would have passed', () => {
    /* 6–4 4–4: two more games at least, 20 in all. */
    expect(settle(total(19.5), ending, '6-4 4-4')).toBe('won');
    expect(settle(total(19.5, 'under'), ending, '6-4 4-4')).toBe('lost');
    expect(settle(total(20.5), ending, '6-4 4-4')).toBe('void');
    expect(settle(total(20.5, 'under'), ending, '6-4 4-4')).toBe('void');
    /* 6–4 after one set: the shortest end is 6–0. */
    expect(settle(total(15.5), ending, '6-4')).toBe('won');
    expect(settle(total(16), ending, '6-4')).toBe('void');
    /* The same of five sets: two more of six games each. */
    expect(settle(total(21.5), ending, '6-4', 5)).toBe('won');
    expect(settle(total(22.5), ending, '6-4', 5)).toBe('void');
    /* 6–6 in the second set: the tie-break is one game. */
    expect(settle(total(22.5), ending, '6-4 6-6')).toBe('won');
    expect(settle(total(23.5), ending, '6-4 6-6')).toBe('void');
  });
});

it('cannot settle by sets that nobody knows', () => {
  const unknown = (ending: TennisEnding, bet: TennisBet) => settleTennisBet(bet, { winner: 0, ending, sets: undefined }, 3);
  expect(unknown('completed', winner('first'))).toBe('won');
  expect(unknown('completed', total(20.5))).toBeUndefined();
  expect(unknown('retired', winner('first'))).toBeUndefined();
});
