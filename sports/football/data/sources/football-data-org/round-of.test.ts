import { expect, it } from 'vitest';
import { sample } from '#tests/factories/football-data-org-answers.ts';
import type { AnswerMatch } from './answer.ts';
import { roundOf } from './round-of.ts';

const readOf = (stage: string, type: 'league' | 'cup', more: object = {}) =>
  roundOf(sample({ stage, matchday: null, ...more }) as unknown as AnswerMatch, type);

it.each([
  ['APERTURA', 'league', { matchday: 3 }, { stage: 'matchday', matchday: 3, part: 'apertura' }],
  ['CLAUSURA', 'league', { matchday: 3 }, { stage: 'matchday', matchday: 3, part: 'clausura' }],
  ['CLAUSURA', 'league', {}, { stage: 'matchday', part: 'clausura' }],
  ['CHAMPIONSHIP', 'league', { matchday: 2 }, { stage: 'championship-round', matchday: 2, part: 'championship-round' }],
  ['CHAMPIONSHIP_ROUND', 'league', { matchday: 2 }, { stage: 'championship-round', matchday: 2, part: 'championship-round' }],
  ['RELEGATION', 'league', { matchday: 2 }, { stage: 'relegation-round', matchday: 2, part: 'relegation-round' }],
  ['RELEGATION_ROUND', 'league', { matchday: 2 }, { stage: 'relegation-round', matchday: 2, part: 'relegation-round' }],
  ['REGULAR_SEASON', 'league', { matchday: 7, group: 'GROUP_A' }, { stage: 'matchday', matchday: 7, group: 'A' }],
  ['PLAYOFFS', 'league', {}, { stage: 'play-off' }],
  ['PLAYOFFS', 'cup', {}, { stage: 'knock-out-play-off' }],
  ['PLAYOFF_ROUND_2', 'league', {}, { stage: 'play-off', part: 'playoff-round-2' }],
  ['QUALIFICATION', 'cup', {}, { stage: 'preliminary', part: 'qualification' }],
  ['QUALIFICATION_ROUND_3', 'cup', { matchday: 1 }, { stage: 'qualifying-3' }],
  ['LAST_64', 'cup', {}, { stage: 'round-of-64' }],
] as const)('reads the stage %s of a %s with %o', (stage, type, more, round) => {
  expect(readOf(stage, type, more)).toEqual(round);
});
