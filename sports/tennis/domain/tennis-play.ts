import type { Pair, Side } from '#domain/sports/pair.ts';
import type { Court, Surface, TennisSeries, Tour } from './tennis-event.ts';
import type { BestOf, TennisEnding, TennisSet } from './tennis-score.ts';

/** The current or final score of a match. */
export interface TennisPlay {
  /** The last one may be in play, or have been broken off with the match. Empty when none are known. */
  readonly sets: readonly TennisSet[];
  /** The sets that each has won, when a source reports these and no games. */
  readonly setsWon?: Pair<number>;
  /** Left out, as is `ending`, until the end. */
  readonly winner?: Side;
  readonly ending?: TennisEnding;
  /** Left out unless a game is in play and a source reports its points. */
  readonly game?: { readonly server: Side; readonly points: Pair<TennisPoints> };
  /** Left out unless the match is stopped and a source reports it; the score is then unchanged. */
  readonly interruption?: TennisInterruption;
}

/** The causes of a stopped match; `other` is darkness, and any cause that a source does not name. */
export type TennisInterruption = 'rain' | 'other';

/** The points of a game as called, `A` for advantage; in a tie-break a number. */
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

/** The timeline of a match, when a source reports it. */
export interface TennisTimeline {
  /** The games of each set in their order, with server and winner. A tie-break is the last game of its set. */
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
