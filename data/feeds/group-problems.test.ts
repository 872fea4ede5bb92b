import { expect, it } from 'vitest';
import type { FeedProblem } from './feed.ts';
import { countLost, groupProblems } from './group-problems.ts';

const source = 'nba.csv';
const unpriced = (row: number): FeedProblem => ({ source, row, field: 'moneyline_home', code: 'missing-value' });
const unknownClub = (row: number, value: string): FeedProblem => ({
  source,
  row,
  field: 'home',
  value,
  code: 'unknown-club',
  loses: 'match',
});

it('puts a lost match before any number of prices that are missing, and tells where each begins', () => {
  const problems = [unpriced(4), unpriced(5), unpriced(7), unknownClub(9, 'sea'), unknownClub(12, 'sea'), unknownClub(11, 'van')];
  expect(groupProblems(problems)).toEqual([
    { code: 'unknown-club', field: 'home', value: 'sea', count: 2, lost: { matches: 2, files: 0 }, first: { source, row: 9 } },
    { code: 'unknown-club', field: 'home', value: 'van', count: 1, lost: { matches: 1, files: 0 }, first: { source, row: 11 } },
    { code: 'missing-value', field: 'moneyline_home', count: 3, lost: { matches: 0, files: 0 }, first: { source, row: 4 } },
  ]);
});

it('puts a file of which nothing was read before matches', () => {
  const page: FeedProblem = { source: 'E2.csv', value: '<html>', code: 'not-this-format', loses: 'file' };
  expect(groupProblems([unknownClub(9, 'sea'), unknownClub(10, 'sea'), page]).map(({ code }) => code)).toEqual([
    'not-this-format',
    'unknown-club',
  ]);
});

it('counts a row that is refused for two reasons as one match, and rows of two files as two', () => {
  expect(countLost([unknownClub(9, 'sea'), { ...unknownClub(9, 'van'), field: 'away' }, unpriced(9)])).toEqual({ matches: 1, files: 0 });
  expect(countLost([unknownClub(9, 'sea'), { ...unknownClub(9, 'sea'), source: 'other.csv' }])).toEqual({ matches: 2, files: 0 });
});
