import { describe, expect, it } from 'vitest';
import { gamesWon, isPossibleScore, isWholeSet, setsWon, type TennisEnding, type TennisSet } from './tennis-score.ts';

const sets = (text: string): TennisSet[] =>
  text === '' ? [] : text.split(' ').map((set) => ({ games: set.split('-').map(Number) as unknown as readonly [number, number] }));
const set = (text: string) => sets(text)[0] as TennisSet;

describe('isWholeSet', () => {
  it.each(['6-0', '6-4', '4-6', '7-5', '5-7', '7-6', '6-7'])('takes %s in any set', (text) => {
    expect(isWholeSet(set(text), false)).toBe(true);
  });

  it.each(['0-0', '6-5', '5-5', '6-6', '7-4', '7-0', '8-6', '13-12'])('does not take %s in any set', (text) => {
    expect(isWholeSet(set(text), false)).toBe(false);
  });

  /* Isner and Mahut at Wimbledon in 2010; Djokovic and Federer there in 2019. */
  it.each(['8-6', '70-68', '13-12'])('takes %s in a last set', (text) => {
    expect(isWholeSet(set(text), true)).toBe(true);
  });

  it.each(['8-7', '9-6', '14-13', '12-13'])('takes %s in a last set only where it can be', (text) => {
    expect(isWholeSet(set(text), true)).toBe(text === '12-13');
  });
});

it('counts sets that were played to their end, and all games', () => {
  expect(setsWon(sets('6-4 3-6 2-1'), 3)).toEqual([1, 1]);
  expect(gamesWon(sets('6-4 3-6 2-1'))).toEqual([11, 11]);
  expect(setsWon(sets('7-6 1-6 7-6 4-6 13-12'), 5)).toEqual([3, 2]);
});

it.each<[TennisEnding, 3 | 5, string, boolean]>([
  ['completed', 3, '6-4 6-4', true],
  ['completed', 3, '6-4 4-6 7-6', true],
  ['completed', 5, '6-4 6-4', false],
  ['completed', 3, '4-6 6-4', false],
  ['completed', 3, '6-4 6-4 6-4', false],
  ['completed', 3, '4-6 4-6', false],
  ['completed', 3, '6-4 5-3', false],
  ['completed', 5, '6-2 6-2 5-7 6-7 11-9', true],
  ['completed', 5, '11-9 6-2 6-2', false],
  ['completed', 3, '', false],
  ['retired', 3, '6-4 2-1', true],
  ['retired', 3, '', true],
  ['retired', 3, '0-6 4-4', true],
  ['retired', 3, '6-4 3-2 4-1', false],
  ['retired', 3, '6-4 6-2', false],
  ['walkover', 3, '', true],
  ['walkover', 3, '6-4', false],
])('of a match that is %s over %i sets, %s is possible: %s', (ending, bestOf, text, isPossible) => {
  expect(isPossibleScore({ winner: 0, ending, sets: sets(text) }, bestOf)).toBe(isPossible);
});
