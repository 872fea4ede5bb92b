/**
 * The part of a competition to which a match belongs: a numbered matchday, a group stage, a knock-out round.
 * `group` is the letter or name of a group; `leg` is 1 or 2 in a tie of two legs. `part` is the part of the season that the source names apart
 * from the round, as a slug of its words: `apertura`, `2nd-phase`, `championship-round`, `clausura-quadrangular`.
 */
export interface Round {
  readonly stage: Stage;
  readonly matchday?: number;
  readonly group?: string;
  readonly leg?: 1 | 2;
  readonly part?: string;
}

/** Stages from the first to the last; `round-n` counts rounds from the start while the number of clubs is not yet a power of two. */
export const stages = [
  'matchday',
  'preliminary',
  'qualifying-1',
  'qualifying-2',
  'qualifying-3',
  'qualifying-4',
  'qualifying-play-off',
  'group',
  'league-phase',
  'round-1',
  'round-2',
  'round-3',
  'round-4',
  'round-5',
  'round-6',
  'round-7',
  'round-8',
  'knock-out-play-off',
  'round-of-128',
  'round-of-64',
  'round-of-32',
  'round-of-16',
  'quarter-final',
  'semi-final',
  'third-place',
  'final',
  'play-off',
  'promotion-play-off',
  'relegation-play-off',
  'championship-round',
  'relegation-round',
] as const;
export type Stage = (typeof stages)[number];

/** Returns true for a round whose losers leave the competition. */
export function isKnockOut(stage: Stage): boolean {
  return !['matchday', 'group', 'league-phase', 'championship-round', 'relegation-round'].includes(stage);
}

/** Returns the rank of a stage in a competition; a later stage has the greater one. */
export function stageRank(stage: Stage): number {
  return stages.indexOf(stage);
}

/** The stages whose losers leave the competition, for queries. */
export const knockOutStages: readonly Stage[] = stages.filter(isKnockOut);
