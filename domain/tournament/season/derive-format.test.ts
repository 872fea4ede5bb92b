import { expect, it } from 'vitest';
import { deriveFormat } from './derive-format.ts';

it.each([
  ['league', ['matchday'], 0, 'league'],
  ['league', [null], 0, 'league'],
  ['league', ['matchday', 'relegation-play-off', 'promotion-play-off'], 0, 'league'],
  ['league', ['matchday', 'championship-round', 'relegation-round'], 2, 'groups'],
  ['league', ['matchday', 'semi-final', 'final'], 1, 'league-and-knock-out'],
  ['league', ['group'], 0, 'groups'],
  ['league', ['group', 'quarter-final'], 3, 'groups-and-knock-out'],
  ['league', ['semi-final', 'final'], 0, 'knock-out'],
  ['league', ['semi-final', 'final'], 1, 'league-and-knock-out'],
  ['league', ['promotion-play-off'], 0, 'league'],
  ['cup', ['round-1', 'final'], 0, 'knock-out'],
  ['cup', [null], 0, 'knock-out'],
  ['cup', ['group', 'play-off', 'final'], 0, 'groups-and-knock-out'],
  ['cup', ['league-phase', 'knock-out-play-off'], 1, 'league-and-knock-out'],
  ['cup', ['matchday'], 0, 'league'],
] as const)('a %s with the rounds %j and %i tables of a source is told as %s', (type, stages, tables, expected) => {
  expect(deriveFormat({ type, stages, tables })).toBe(expected);
});
