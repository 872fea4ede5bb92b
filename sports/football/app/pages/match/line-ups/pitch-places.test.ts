import { expect, it } from 'vitest';
import { pitchPlaces } from './pitch-places.ts';

const inLines = (...lines: number[]) =>
  lines.flatMap((count, line) => Array.from({ length: count }, (_, place) => ({ line: line + 1, place: place + 1 })));
const rounded = (side: 'home' | 'away', ...lines: number[]) =>
  pitchPlaces(side, inLines(...lines))?.map(({ along, across }) => [Math.round(along), Math.round(across)]);

it('draws a 4-3-3 of the home side from its goal to the half-way line, each line from left to right', () => {
  expect(rounded('home', 1, 4, 3, 3)).toEqual([
    [5, 50],
    [14, 12],
    [14, 37],
    [14, 63],
    [14, 88],
    [29, 14],
    [29, 50],
    [29, 86],
    [44, 14],
    [44, 50],
    [44, 86],
  ]);
});

it('turns the away side round: its left-back stands where the home side has its right-back', () => {
  const [goalkeeper, leftBack] = rounded('away', 1, 4, 4, 2) ?? [];
  expect([goalkeeper, leftBack]).toEqual([
    [96, 50],
    [86, 88],
  ]);
});

it('keeps five lines apart, and two forwards near to each other', () => {
  const places = rounded('home', 1, 4, 1, 3, 2);
  expect(places?.map(([along]) => along)).toEqual([5, 14, 14, 14, 14, 24, 34, 34, 34, 44, 44]);
  expect(places?.slice(-2)).toEqual([
    [44, 34],
    [44, 66],
  ]);
});

it('is not drawn where the source leaves one player without a place', () => {
  expect(pitchPlaces('home', [...inLines(1, 4, 4), { line: null, place: null }])).toBeUndefined();
  expect(pitchPlaces('home', [])).toBeUndefined();
});
