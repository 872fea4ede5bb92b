import { expect, it } from 'vitest';
import { betsOfLine } from './bets-of-line.ts';

it('names the bets of a line in the order of its prices', () => {
  expect(betsOfLine('total-goals', 2.5)).toEqual([
    { market: 'total-goals', line: 2.5, selection: 'over' },
    { market: 'total-goals', line: 2.5, selection: 'under' },
  ]);
  expect(betsOfLine('match-result', 0).map(({ selection }) => selection)).toEqual(['home', 'draw', 'away']);
});
