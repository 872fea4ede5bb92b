import { expect, it } from 'vitest';
import type { Pair } from '#domain/sports/pair.ts';
import { turnsOfBasketball } from './basketball-turns.ts';

const side = (club: string) => ({ club, won: 0, lost: 0, onThisSide: { won: 0, lost: 0 }, results: [] });
const clubs = { home: side('Nuggets'), away: side('Clippers') };
const names = { winner: 'Nuggets', loser: 'Clippers' };

const turns = (quarters: readonly Pair<number>[], leads?: readonly number[], overtime: Pair<number> = [0, 0]) =>
  turnsOfBasketball(clubs, {
    points: quarters.reduce<Pair<number>>(([home, away], [first, second]) => [home + first, away + second], overtime),
    afterOvertime: overtime[0] > 0,
    quarters,
    ...(leads && { leads }),
  });

it('tells of the larger deficit of those at half-time and after three quarters', () => {
  const quarters: Pair<number>[] = [
    [20, 28],
    [24, 26],
    [25, 20],
    [33, 20],
  ];
  expect(turns(quarters)).toEqual([
    { kind: 'cameBack', facts: { ...names, behind: 10, after: 'half-time' } },
    { kind: 'decisiveQuarter', facts: { ...names, quarter: 4, points: 33, against: 20 } },
  ]);
});

it('tells of a deficit between the breaks where the leads are known', () => {
  const quarters: Pair<number>[] = [
    [25, 25],
    [25, 25],
    [25, 25],
    [30, 25],
  ];
  expect(turns(quarters, [-4, -13, 2, 5])).toEqual([{ kind: 'deficitMadeUp', facts: { ...names, points: 13 } }]);
  expect(turns(quarters, [-4, -11, 2, 5])).toEqual([]);
});

it('a quarter decides only a game that was won by no more than it', () => {
  const quarters: Pair<number>[] = [
    [32, 20],
    [30, 18],
    [25, 25],
    [25, 25],
  ];
  expect(turns(quarters)).toEqual([{ kind: 'ledThroughout', facts: names }]);
});

it('no quarter decides a game that went to overtime', () => {
  const quarters: Pair<number>[] = [
    [20, 34],
    [34, 20],
    [20, 20],
    [20, 20],
  ];
  expect(turns(quarters, undefined, [9, 4])).toEqual([]);
});
