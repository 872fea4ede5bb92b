import type { Pair } from '#domain/sports/pair.ts';
import type { WonAndLost } from '#sports/shared/domain/side-history.ts';
import type { Court, Surface } from '../tennis-event.ts';
import type { BestOf } from '../tennis-score.ts';
import type { SurfaceRatings } from './surface-ratings.ts';

/** The chance of a match, from which those of its sets and games are computed (match-chances.ts). */
export interface TennisForecast {
  /** The chance of the player named first. */
  readonly firstWins: number;
  readonly bestOf: BestOf;
}

/** The facts of both players that were known when a match was forecast; pages list them. */
export interface TennisFactors {
  readonly surface: Surface;
  readonly court: Court;
  readonly players: Pair<TennisPlayerFactors>;
  /** The wins of each over the other. */
  readonly meetings: Pair<number>;
}

export interface TennisPlayerFactors {
  /** The place in the tour's ranking when the tournament began. */
  readonly rank: number | null;
  /** Days since the last match; null when none is known. */
  readonly restDays: number | null;
  readonly lastTen: WonAndLost;
  /** On this surface, in two years. */
  readonly onSurface: WonAndLost;
  /** By the ratings of the forecast without prices; null when too few matches are known. */
  readonly ratings: SurfaceRatings | null;
}
