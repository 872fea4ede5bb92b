import { expect, it } from 'vitest';
import { tableToTell } from './table-to-tell.ts';

const rows = [{ points: 50 }, { points: 46 }, { points: 20 }, { points: 9 }];

it('says by how much the first is ahead of the second, and how many clubs there are', () => {
  expect(tableToTell({ rows, zones: [], lastPlace: 4 })).toEqual({ clubs: 4, relegatedFrom: undefined, ahead: 4 });
});

it('a play-off against relegation leads down, too', () => {
  const zones = [
    { from: 1, to: 1, kind: 'champions-league' },
    { from: 4, to: 4, kind: 'relegation' },
    { from: 3, to: 3, kind: 'relegation-playoff' },
  ] as const;
  expect(tableToTell({ rows, zones, lastPlace: 4 }).relegatedFrom).toBe(3);
});

it('of a part of a league that was split it counts the clubs of the league', () => {
  expect(tableToTell({ rows, zones: [], lastPlace: 12 }).clubs).toBe(12);
});

it('has the points on both sides of the line above relegation, of a whole table', () => {
  const zones = [{ from: 4, to: 4, kind: 'relegation' }];
  expect(tableToTell({ rows, zones, lastPlace: 4 }).relegationLine).toEqual({ above: 20, below: 9 });
  expect(tableToTell({ rows, zones, lastPlace: 12 }).relegationLine).toBeUndefined();
});
