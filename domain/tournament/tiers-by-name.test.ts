import { expect, it } from 'vitest';
import { tiersByName } from './tiers-by-name.ts';

it.each([
  [
    ['Superliga', '1st Division', '2nd Division'],
    [1, 2, 3],
  ],
  [
    ['2. Division', '1. Division', 'Premier League'],
    [3, 2, 1],
  ],
  [
    ['Ligue 2', 'Ligue 1'],
    [2, 1],
  ],
  [
    ['Primera División', 'Segunda División'],
    [1, 2],
  ],
  [
    ['Serie D', 'Serie C', 'Serie A'],
    [3, 2, 1],
  ],
  [
    ['NB I', 'NB II', 'NB III'],
    [1, 2, 3],
  ],
  [
    ['Premier League', 'Persha Liga', 'Druha Liga'],
    [1, 2, 3],
  ],
  [
    ['Elite One', 'Elite Two'],
    [1, 2],
  ],
  [
    ['Bundesliga', '2. Liga', 'Regionalliga', 'Landesliga'],
    [1, 2, 4, 4],
  ],
  [
    ['A-League Men', 'Brisbane Premier League'],
    [1, 1],
  ],
  [['Girabola'], [1]],
])('counts %j as %j', (names, tiers) => {
  expect(tiersByName(names)).toEqual(tiers);
});
