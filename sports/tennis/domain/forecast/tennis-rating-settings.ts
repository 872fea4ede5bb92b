/** The constants of the ratings. Strengths are in logits of a match over three sets, variances in their squares. */
export interface TennisRatingSettings {
  /** Factor from the logit of three sets to that of five. */
  readonly bestOfFiveFactor: number;
  /** Logits by which a player near the middle rank is better than one with e times the rank, when nothing else is known. */
  readonly rankSlope: number;
  /**
   * The power of the rank (Box and Cox, "An analysis of transformations", 1964); towards 0 a level falls with the logarithm, above it the best are
   * further apart.
   */
  readonly rankPower: number;
  /** The rank whose newcomers enter at 0. */
  readonly middleRank: number;
  /** The rank assumed for a player without one. */
  readonly unrankedAs: number;
  /** Variance of a level as measured by a rank, each time that it is learned from. */
  readonly rankVariance: number;
  readonly newcomerVariance: number;
  readonly levelVariancePerDay: number;
  readonly formVariance: number;
  /** Days in which form falls to 1/e. */
  readonly formDays: number;
  /** Variance of a player's gain on a fast court, which is the loss on clay. */
  readonly paceVariance: number;
  /** Variance of a player's level on one surface beside the effect of its pace. */
  readonly surfaceVariance: number;
  /** Logits of a match per logit of its games. */
  readonly gamesFactor: number;
  /** Variance of the logit of a match as measured by 24 games. */
  readonly gamesVariance: number;
  /** Variance of the difference of two players as measured by prices. */
  readonly priceVariance: number;
  /** Weight of a match that was broken off after a set, relative to completed matches. */
  readonly unfinishedWeight: number;
}

/** The constants for ratings from results alone, see docs/backtest-sports.md. */
export const resultRatingSettings: TennisRatingSettings = {
  bestOfFiveFactor: 1.4,
  rankSlope: 0.7,
  rankPower: 0.1,
  middleRank: 60,
  unrankedAs: 650,
  rankVariance: 0.7,
  newcomerVariance: 0.15,
  levelVariancePerDay: 0.001,
  formVariance: 0.2,
  formDays: 2,
  paceVariance: 0.06,
  surfaceVariance: 0.025,
  gamesFactor: 4.5,
  gamesVariance: 2.2,
  priceVariance: 0.14,
  unfinishedWeight: 0.5,
};

/** The constants for ratings that also learn from the prices of earlier matches: prices reveal more of a player than a result does. */
export const priceRatingSettings: TennisRatingSettings = {
  ...resultRatingSettings,
  rankSlope: 0.75,
  unrankedAs: 1600,
  rankVariance: 2,
  newcomerVariance: 0.3,
  levelVariancePerDay: 0.0012,
  formVariance: 0.07,
  formDays: 10,
  paceVariance: 0.2,
  surfaceVariance: 0.05,
  gamesVariance: 3,
};
