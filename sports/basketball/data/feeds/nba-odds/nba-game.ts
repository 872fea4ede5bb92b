import type { Pair } from '#domain/sports/pair.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { BasketballStage, Venue } from '../../../domain/basketball-game.ts';
import type { BasketballScore } from '../../../domain/basketball-score.ts';

/** A game of the file, in the site's codes. */
export interface NbaGame {
  readonly row: number;
  /** `2017-18`. */
  readonly season: string;
  readonly stage: BasketballStage;
  readonly day: LocalDay;
  readonly home: string;
  readonly away: string;
  readonly venue: Venue;
  readonly score: BasketballScore;
  /** Decimal prices of the winner, home side first. */
  readonly moneyline?: Pair<number>;
  /** Points given to the home side before the game, below 0 for a favourite; the file has no prices for it. */
  readonly spread?: number;
  /** The line of the total, in points of both sides; without prices as well. */
  readonly total?: number;
}
