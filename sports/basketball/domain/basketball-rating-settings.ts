import type { MarginEloSettings } from './margin-elo.ts';

/** The constants of the ratings, in points; variances in their squares. */
export interface BasketballRatingSettings {
  readonly clubVariance: number;
  readonly clubVariancePerDay: number;
  /** The part of a club's level that is left after a summer. */
  readonly summerKeep: number;
  readonly homeEdge: number;
  readonly homeEdgeVariance: number;
  readonly homeEdgeVariancePerDay: number;
  /** Points by which the edge is greater in the playoffs than what is followed over all games, of the playoffs of 2018 and 2019. */
  readonly playoffHomeEdge: number;
  /** Points that a side loses which played the day before. */
  readonly backToBack: number;
  /** Standard deviation of a lead at the end around the difference of two sides that are known exactly. */
  readonly leadDeviation: number;
  /** Points of surprise that the greatest blow-outs come near to. */
  readonly mostSurprise: number;
  /** The part of the last quarter's points that counts. */
  readonly lastQuarterWeight: number;
  /** Standard deviation of the bookmakers' spread around that difference. */
  readonly spreadDeviation: number;
  /** Standard deviation of the sum of points around what was expected. */
  readonly totalDeviation: number;
  /** The same for learning from it; smaller, where sums are to be followed faster than one deviation would let them. */
  readonly totalNoise: number;
  /** Standard deviation of the bookmakers' line for the sum around what is expected. */
  readonly totalLineDeviation: number;
  /**
   * Elo ratings by margins, and the part that the lead they stand for has in the one that is expected (cross entropy with the market in 2017-18 and 2018-19 is least at
   * about a quarter); undefined where they are not asked.
   */
  readonly elo: (MarginEloSettings & { readonly share: number }) | undefined;
  readonly totalLevel: number;
  readonly totalLevelVariance: number;
  readonly totalLevelVariancePerDay: number;
  readonly clubTotalVariance: number;
  readonly clubTotalVariancePerDay: number;
}

/** The constants for ratings that know scores alone, found on the NBA seasons 2017-18 and 2018-19 as docs/backtest-sports.md tells. */
export const scoreRatingSettings: BasketballRatingSettings = {
  clubVariance: 30,
  clubVariancePerDay: 0.12,
  summerKeep: 0.8,
  homeEdge: 3,
  homeEdgeVariance: 1,
  homeEdgeVariancePerDay: 0.001,
  playoffHomeEdge: 1,
  backToBack: 1.6,
  leadDeviation: 12,
  mostSurprise: 18,
  lastQuarterWeight: 0.75,
  spreadDeviation: 3.5,
  totalDeviation: 18,
  totalNoise: 12,
  totalLineDeviation: 2,
  elo: { perPoint: 23, summerKeep: 0.65, share: 0.25 },
  totalLevel: 212,
  totalLevelVariance: 25,
  totalLevelVariancePerDay: 0.1,
  clubTotalVariance: 15,
  clubTotalVariancePerDay: 0.075,
};

/** The constants for ratings that are told the lines of earlier games too: these know of injuries, and clubs may wander faster. */
export const lineRatingSettings: BasketballRatingSettings = {
  ...scoreRatingSettings,
  clubVariance: 60,
  clubVariancePerDay: 0.55,
  summerKeep: 0.7,
  totalNoise: 18,
  clubTotalVariancePerDay: 0.5,
  elo: undefined,
};
