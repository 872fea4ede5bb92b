import type { Pair, Side } from '#domain/sports/pair.ts';
import type { Court, Surface, TennisSeries, Tour } from './tennis-event.ts';
import type { BestOf, TennisEnding, TennisSet } from './tennis-score.ts';

/** A match as it stands or as it ended. */
export interface TennisPlay {
  /** The last one may be under way, or have been broken off where the match was. Empty where nothing is known of them. */
  readonly sets: readonly TennisSet[];
  /** The sets that each has won, where a source tells this and no games. */
  readonly setsWon?: Pair<number>;
  /** Both are set at the end. */
  readonly winner?: Side;
  readonly ending?: TennisEnding;
  /** While a game is being played, where a source tells its points. */
  readonly game?: { readonly server: Side; readonly points: Pair<TennisPoints> };
  /** While a match that has begun stands still, where a source tells it; its score stands as it was left. */
  readonly interruption?: TennisInterruption;
}

/** The causes for which a match stands still; `other` is darkness, and whatever a source does not name. */
export type TennisInterruption = 'rain' | 'other';

/** The points of a game as they are called, `A` for advantage; in a tie-break a number. */
export type TennisPoints = '0' | '15' | '30' | '40' | 'A' | `${number}`;

/** The facts of a match that do not change while it is played. */
export interface TennisFacts {
  readonly tour: Tour;
  readonly series: TennisSeries;
  readonly court: Court;
  readonly surface: Surface;
  readonly bestOf: BestOf;
  /** Places in the tour's ranking when the tournament began. */
  readonly ranks: Pair<number | null>;
}

/** The course of a match, where a source tells it. */
export interface TennisCourse {
  /** The games of each set in their order: who served and who won. A tie-break is the last game of its set. */
  readonly games: readonly (readonly { readonly server: Side; readonly winner: Side }[])[];
  /** The winners of the points of each tie-break, with its set, counted from 0. */
  readonly tieBreaks: readonly { readonly set: number; readonly firstServer: Side; readonly points: readonly Side[] }[];
  readonly statistics: TennisStatistics;
}

export interface TennisStatistics {
  readonly aces: Pair<number>;
  readonly doubleFaults: Pair<number>;
  /** In per cent. */
  readonly firstServesIn: Pair<number>;
  readonly breaks: Pair<number>;
  readonly pointsWon: Pair<number>;
}
