import { expect, it } from 'vitest';
import { type ComparedRow, compareStandings } from './compare-standings.ts';

const row = (teamId: number, won: number, drawn: number, lost: number, points = 3 * won + drawn): ComparedRow => ({
  teamId,
  won,
  drawn,
  lost,
  points,
});
const table = [row(1, 6, 3, 2), row(2, 5, 1, 5), row(3, 4, 4, 3), row(4, 1, 1, 9)];
const changed = (...rows: readonly ComparedRow[]) => table.map((own) => rows.find(({ teamId }) => teamId === own.teamId) ?? own);

it('finds nothing in tables that are the same', () => {
  expect(compareStandings(table, changed())).toEqual([]);
});

it('tells other points with the same results from other results', () => {
  expect(compareStandings(table, changed(row(2, 5, 1, 5, 10), row(4, 2, 1, 8)))).toEqual([
    { teamId: 2, kind: 'points', ours: '5-1-5 16', theirs: '5-1-5 10', points: -6 },
    { teamId: 4, kind: 'results', ours: '1-1-9 4', theirs: '2-1-8 7', points: 3 },
  ]);
});

it('takes other points of half the clubs, of a table whose points were halved, for other rules', () => {
  const halved = changed(row(1, 6, 3, 2, 11), row(2, 5, 1, 5, 8));
  expect(compareStandings(table, halved).map(({ kind }) => kind)).toEqual(['table', 'table']);
});

it('compares a club that is in several tables by the rows of the same results', () => {
  const firstStage = [row(1, 6, 3, 2), row(2, 5, 1, 5), row(3, 4, 4, 3)];
  const secondStage = [row(1, 8, 3, 3), row(2, 6, 2, 6), row(3, 4, 4, 6)];
  const all = [...firstStage, ...secondStage];
  expect(compareStandings(all, secondStage)).toEqual([]);
  expect(compareStandings(all, [...firstStage, row(1, 8, 3, 3, 23)])).toMatchObject([{ teamId: 1, kind: 'points', points: -4 }]);
  expect(compareStandings(all, [row(1, 20, 3, 3)])).toEqual([]);
});

it('leaves out clubs that one side does not have', () => {
  expect(compareStandings(table, [row(9, 1, 1, 1)])).toEqual([]);
});
