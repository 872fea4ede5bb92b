import { expect, it } from 'vitest';
import { currentSet } from './current-set.ts';

it.each([
  ['nothing', [], 1, false],
  ['a set under way', [[3, 2]], 1, false],
  ['six games all', [[6, 6]], 1, true],
  ['a set that was won', [[7, 6]], 2, false],
  [
    'two sets',
    [
      [6, 4],
      [5, 6],
    ],
    2,
    false,
  ],
] as const)('after %s', (_, games, number, isTieBreak) => {
  expect(
    currentSet(
      games.map(([first, second]) => ({ games: [first, second] as const })),
      3,
    ),
  ).toEqual({ number, isTieBreak });
});
