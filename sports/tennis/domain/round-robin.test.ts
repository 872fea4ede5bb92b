import { expect, it } from 'vitest';
import type { Pair } from '#domain/sports/pair.ts';
import { type GroupMatch, groupsOf } from './round-robin.ts';

const [djokovic, sinner, rune, tsitsipas, hurkacz, alcaraz, medvedev] = [1, 2, 3, 4, 5, 6, 7];

function match(first: number, second: number, ...sets: Pair<number>[]): GroupMatch {
  return { stage: 'group', players: [first, second], winner: 0, sets: sets.map((games) => ({ games })) };
}

it('makes the groups of Turin 2023 out of who met whom, with the player who stepped in for another', () => {
  const groups = groupsOf([
    match(sinner, tsitsipas, [6, 4], [6, 4]),
    match(djokovic, rune, [7, 6], [6, 7], [6, 3]),
    match(medvedev, alcaraz, [6, 4], [6, 4]),
    match(rune, tsitsipas, [2, 1]),
    match(sinner, djokovic, [7, 5], [6, 7], [7, 6]),
    match(djokovic, hurkacz, [7, 6], [4, 6], [6, 1]),
    match(sinner, rune, [6, 2], [5, 7], [6, 4]),
  ]);
  expect(groups.map(({ players }) => players.map(({ id, won, lost }) => [id, won, lost]))).toEqual([
    [
      [sinner, 3, 0],
      [djokovic, 2, 1],
      [rune, 1, 2],
      [hurkacz, 0, 1],
      [tsitsipas, 0, 2],
    ],
    [
      [medvedev, 1, 0],
      [alcaraz, 0, 1],
    ],
  ]);
  expect(groups[0]?.players[0]).toMatchObject({ sets: [6, 2], games: [49, 39] });
});
