import type { Round } from '#domain/tournament/round.ts';
import type { KnockOutStage, TableStage } from '#domain/tournament/season-format.ts';

/** The part of the week of a round; `any` is settled with the other leagues. */
export type WeekPart = 'any' | 'midweek' | 'weekend';

/** A round of a stage before its clubs are known. */
export interface RoundPlan<Match> {
  readonly matches: readonly Match[];
  /** The week of the stage, from 0. */
  readonly week: number;
  readonly weekPart: WeekPart;
}

/** A match between seats, which are counted over all tables of the stage, from 0. */
export interface SeatedMatch {
  readonly home: number;
  readonly away: number;
  readonly round: Round;
}

/** A tie of a knock-out, or the first or the second leg of one. */
export interface TieMatch {
  readonly round: Round;
  readonly isPreliminary: boolean;
  readonly isFinal: boolean;
}

export interface TableStagePlan {
  readonly stage: TableStage;
  /** The number of seats of each table. */
  readonly sizes: readonly number[];
  readonly rounds: readonly RoundPlan<SeatedMatch>[];
}

export interface KnockOutPlan {
  readonly stage: KnockOutStage;
  readonly rounds: readonly RoundPlan<TieMatch>[];
}

export type StagePlan = TableStagePlan | KnockOutPlan;

/** Returns true for a stage with tables. */
export function hasTables(plan: StagePlan): plan is TableStagePlan {
  return 'sizes' in plan;
}

/** Returns the number of weeks that a stage takes. */
export function weeksOf({ rounds }: StagePlan): number {
  return (rounds.at(-1)?.week ?? -1) + 1;
}
