/** The constants of the ratings. Strengths are in logits of a match over three sets, variances in their squares. */
export interface TennisRatingSettings {
  /** Five sets multiply the logit of three. */
  readonly bestOfFiveFactor: number;
  /** Logits by which a player near the middle rank is better than one with e times the rank, when nothing else is known. */
  readonly rankSlope: number;
  /** The power of the rank (Box and Cox, "An analysis of transformations", 1964); towards 0 a level falls with the logarithm, above it the best lie further apart. */
  readonly rankPower: number;
  /** The rank whose newcomers enter at 0. */
  readonly middleRank: number;
  /** The rank for which somebody without one is taken. */
  readonly unrankedAs: number;
  /** Variance of what a rank tells of a level, each time that it is learned from. */
  readonly rankVariance: number;
  readonly newcomerVariance: number;
  readonly levelVariancePerDay: number;
  readonly formVariance: number;
  /** Days in which form falls to 1/e. */
  readonly formDays: number;
  /** Variance of what a player gains on a fast court and loses on clay. */
  readonly paceVariance: number;
  /** Variance of what a player is better on one surface than its pace tells. */
  readonly surfaceVariance: number;
  /** Logits of a match for a logit of its games. */
  readonly gamesFactor: number;
  /** Variance of what 24 games tell of the logit of the match. */
  readonly gamesVariance: number;
  /** Variance of what prices tell of the difference of two players. */
  readonly priceVariance: number;
  /** Weight of a match that was broken off after a set, among those played to the end. */
  readonly unfinishedWeight: number;
}

/** The constants for ratings that know results alone, see docs/backtest-sports.md. */
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

/** The constants for ratings that are told the prices of earlier matches too: these know more of a player than a result does. */
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
