import { expect, it } from 'vitest';
import { contestedPlaces } from './contested-places.ts';

it('are the title, the places in Europe and the last safe one of a top league', () => {
  const zones = [
    { from: 1, to: 4, kind: 'champions-league' },
    { from: 5, to: 5, kind: 'europa-league' },
    { from: 18, to: 20, kind: 'relegation' },
  ];
  // No club is below the 20 at the end, which only a table of more clubs would show.
  expect(contestedPlaces(zones)).toEqual([1, 4, 5, 17, 20]);
});

it('have no title where the first go up together', () => {
  const zones = [
    { from: 1, to: 2, kind: 'promotion' },
    { from: 3, to: 6, kind: 'promotion-play-off' },
    { from: 22, to: 24, kind: 'relegation' },
  ];
  expect(contestedPlaces(zones)).toEqual([2, 6, 21, 24]);
});

it('leave out the zones of groups and of the past', () => {
  expect(contestedPlaces([{ from: 1, to: 2, kind: 'round-of-16', inGroups: true }])).toEqual([]);
  expect(contestedPlaces([{ from: 4, to: 4, kind: 'champions-league-qualifying', until: '2017-18' }])).toEqual([]);
});
