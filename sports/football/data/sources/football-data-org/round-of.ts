import { toSlug } from '#domain/team/fold-name.ts';
import { isKnockOut, type Round, type Stage } from '#domain/tournament/round.ts';
import type { AnswerMatch } from './answer.ts';

const stages: ReadonlyMap<string, Stage> = new Map([
  ['REGULAR_SEASON', 'matchday'],
  ['LEAGUE_STAGE', 'league-phase'],
  ['GROUP_STAGE', 'group'],
  ['PRELIMINARY_ROUND', 'preliminary'],
  ['QUALIFICATION_ROUND_1', 'qualifying-1'],
  ['QUALIFICATION_ROUND_2', 'qualifying-2'],
  ['QUALIFICATION_ROUND_3', 'qualifying-3'],
  ['ROUND_1', 'round-1'],
  ['ROUND_2', 'round-2'],
  ['ROUND_3', 'round-3'],
  ['ROUND_4', 'round-4'],
  ['LAST_64', 'round-of-64'],
  ['LAST_32', 'round-of-32'],
  ['LAST_16', 'round-of-16'],
  ['QUARTER_FINALS', 'quarter-final'],
  ['SEMI_FINALS', 'semi-final'],
  ['THIRD_PLACE', 'third-place'],
  ['FINAL', 'final'],
]);

/** The parts of a season that are not stages, or that are named beside a stage. */
const parts: ReadonlyMap<string, Round> = new Map([
  ['APERTURA', { stage: 'matchday', part: 'apertura' }],
  ['CLAUSURA', { stage: 'matchday', part: 'clausura' }],
  ['CHAMPIONSHIP', { stage: 'championship-round', part: 'championship-round' }],
  ['CHAMPIONSHIP_ROUND', { stage: 'championship-round', part: 'championship-round' }],
  ['RELEGATION', { stage: 'relegation-round', part: 'relegation-round' }],
  ['RELEGATION_ROUND', { stage: 'relegation-round', part: 'relegation-round' }],
  ['QUALIFICATION', { stage: 'preliminary', part: 'qualification' }],
  ['PRELIMINARY_SEMI_FINALS', { stage: 'preliminary', part: 'preliminary-semi-finals' }],
  ['PRELIMINARY_FINAL', { stage: 'preliminary', part: 'preliminary-final' }],
]);

/** Returns the round of a match by its stage, matchday and group; undefined for an unknown stage, or a matchday without its number. */
export function roundOf({ stage: name, matchday, group }: AnswerMatch, type: 'league' | 'cup'): Round | undefined {
  const round = placeOf(name, type);
  if (round === undefined) return undefined;
  const { stage } = round;
  const isNumbered = !isKnockOut(stage);
  if (isNumbered && stage !== 'group' && round.part === undefined && !matchday) return undefined;
  return {
    ...round,
    ...(isNumbered && matchday ? { matchday } : {}),
    ...(isNumbered && group ? { group: group.replace(/^group[ _]/i, '') } : {}),
  };
}

function placeOf(name: string, type: 'league' | 'cup'): Round | undefined {
  const playOffs = /^PLAYOFFS$|^PLAYOFF_ROUND(?:_[12])?$/.test(name);
  if (playOffs) {
    const part = name === 'PLAYOFFS' ? {} : { part: toSlug(name) };
    return { stage: type === 'cup' ? 'knock-out-play-off' : 'play-off', ...part };
  }
  const stage = stages.get(name);
  return stage === undefined ? parts.get(name) : { stage };
}
