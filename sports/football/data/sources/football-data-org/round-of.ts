import type { Round, Stage } from '#domain/tournament/round.ts';
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
  ['CHAMPIONSHIP_ROUND', 'championship-round'],
  ['RELEGATION_ROUND', 'relegation-round'],
]);

/** Returns the round of a match by its stage, matchday and group; undefined for an unknown stage, or a matchday without its number. */
export function roundOf({ stage: name, matchday, group }: AnswerMatch, type: 'league' | 'cup'): Round | undefined {
  const stage = name === 'PLAYOFFS' ? (type === 'cup' ? 'knock-out-play-off' : 'play-off') : stages.get(name);
  if (stage === undefined) return undefined;
  if (stage === 'group') {
    return { stage, ...(matchday ? { matchday } : {}), ...(group ? { group: group.replace(/^group[ _]/i, '') } : {}) };
  }
  if (!['matchday', 'league-phase', 'championship-round', 'relegation-round'].includes(stage)) return { stage };
  return matchday ? { stage, matchday } : undefined;
}
