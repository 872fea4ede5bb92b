import type { Pair } from '#domain/sports/pair.ts';
import type { WonAndLost } from '#sports/shared/domain/side-history.ts';
import type { Venue } from '../basketball-game.ts';

/** The facts of both clubs that were known when a game was forecast, home side first; pages list them. */
export interface BasketballFactors {
  readonly venue: Venue;
  readonly clubs: Pair<BasketballClubFactors>;
  /** The wins of each over the other in this season. */
  readonly meetings: Pair<number>;
}

export interface BasketballClubFactors {
  /** Days since the last game, 1 for a game on the night after another; null when none is known. */
  readonly restDays: number | null;
  readonly lastTen: WonAndLost;
  readonly season: WonAndLost;
  /** In this season, at home for the home side and away for the other. */
  readonly atSuchVenue: WonAndLost;
}
