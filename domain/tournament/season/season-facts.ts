import type { TableMatch } from '../club-record.ts';
import type { Stage } from '../round.ts';

/** A match of the season with what its source says of the stage. */
export interface SeasonMatch extends TableMatch {
  /** The round that the source names; null or left out where it names none. */
  readonly round?: Stage | null;
  /** The format's stage that the source names; it is believed. One that the format does not have counts in no table. */
  readonly toldStage?: string;
  /** True while it is being played: it counts with its present score and is not over. */
  readonly isLive?: boolean;
  /** True where it was broken off and nothing was decided on it so far: it may be played again as another match. */
  readonly isAbandoned?: boolean;
}

/** Points given (positive) or taken (negative) by a ruling. */
export interface PointAdjustment {
  readonly teamId: number;
  readonly points: number;
  /** The moment of the ruling; null where it is not known, which is taken as before the first match. */
  readonly decidedAt: Date | null;
  /** The stage in which it counts first, where that is known apart from its day. */
  readonly stage?: string;
}

/** A group of clubs that was drawn or that the source names. */
export interface NamedGroup {
  readonly name: string;
  readonly clubs: readonly number[];
  /** The stage in which these are a group; every stage of drawn groups that has none of its own where it is left out. */
  readonly stage?: string;
}

/** The facts of a season that are known at a moment. */
export interface SeasonFacts {
  /** The clubs, in the order that parts those that are level in everything. */
  readonly clubs: readonly number[];
  /** The matches, played or awaited, in any order; a match that never will be is left out. */
  readonly matches: readonly SeasonMatch[];
  readonly groups?: readonly NamedGroup[];
  readonly adjustments?: readonly PointAdjustment[];
  /** Clubs level on points whose order a play-off or a lot has settled, rank 1 before 2. */
  readonly settledTies?: readonly { readonly teamId: number; readonly rank: number }[];
  /** The moment of the tables: what kicked off then or later has not been played, and later rulings are not known. */
  readonly moment?: Date;
}
