import type { TableMatch } from '../club-record.ts';
import type { Stage } from '../round.ts';

/** A match of the season with the stage by its source. */
export interface SeasonMatch extends TableMatch {
  /** The round that the source names; null or left out when it names none. */
  readonly round?: Stage | null;
  /** The format's stage that the source names, which is trusted. A match of a stage that the format does not have counts in no table. */
  readonly reportedStage?: string;
  /** True while it is being played: it counts with its present score and is not over. */
  readonly isLive?: boolean;
  /** True when it was broken off and has no result so far: it may be played again as another match. */
  readonly isAbandoned?: boolean;
}

/** Points given (positive) or taken (negative) by a ruling. */
export interface PointAdjustment {
  readonly teamId: number;
  readonly points: number;
  /** The moment of the ruling; null when it is not known, which counts as before the first match. */
  readonly decidedAt: Date | null;
  /** The stage in which it counts first, when that is known apart from its day. */
  readonly stage?: string;
}

/** A group of clubs that was drawn or that the source names. */
export interface NamedGroup {
  readonly name: string;
  readonly clubs: readonly number[];
  /** The stage in which these are a group; when left out, every stage of drawn groups that no group names. */
  readonly stage?: string;
}

/** The facts of a season, of football or basketball, that are known at a moment. */
export interface SeasonFacts {
  /** The clubs, in the order for those that are level in everything. */
  readonly clubs: readonly number[];
  /** The matches, played or awaited, in any order; a match that never will be is left out. */
  readonly matches: readonly SeasonMatch[];
  readonly groups?: readonly NamedGroup[];
  readonly adjustments?: readonly PointAdjustment[];
  /** Clubs level on points whose order a play-off or a lot has settled, rank 1 before 2. */
  readonly settledTies?: readonly { readonly teamId: number; readonly rank: number }[];
  /** The moment of the tables: matches that kicked off then or later count as not played, and later rulings are not known. */
  readonly moment?: Date;
}
