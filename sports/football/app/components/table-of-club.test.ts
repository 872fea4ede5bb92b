import { expect, it } from 'vitest';
import { tableOfClub } from './table-of-club.ts';

const table = (name: string, isPresent: boolean, ...clubs: number[]) => ({ name, isPresent, rows: clubs.map((teamId) => ({ teamId })) });
const tables = [table('regular season', false, 1, 2, 3, 4), table('upper part', true, 1, 2), table('annual table', false, 1, 2, 3, 4)];

it('the table of a club is that of the present stage, otherwise that of the last stage in which it is', () => {
  expect(tableOfClub(tables, 2)?.name).toBe('upper part');
  expect(tableOfClub(tables, 3)?.name).toBe('annual table');
  expect(tableOfClub(tables.slice(0, 2), 3)?.name).toBe('regular season');
});

it('a guest of a play-off has no table', () => {
  expect(tableOfClub(tables, 9)).toBeUndefined();
});
