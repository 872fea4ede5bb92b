import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';

/** The score of a match as it is stored: in separate columns in football, as `PlayOf` of its sport in every other. */
export interface StoredScore {
  readonly status: MatchStatus;
  readonly period: MatchPeriod | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly halfTimeHome: number | null;
  readonly halfTimeAway: number | null;
  readonly fullTimeHome: number | null;
  readonly fullTimeAway: number | null;
  readonly extraTimeHome: number | null;
  readonly play?: object | null | undefined;
}
