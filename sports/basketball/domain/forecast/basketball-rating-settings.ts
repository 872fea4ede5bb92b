import type { MarginEloSettings } from './margin-elo.ts';

/** The constants of the ratings, in points; variances in their squares. */
export interface BasketballRatingSettings {
  readonly clubVariance: number;
  readonly clubVariancePerDay: number;
  /** Share of a club's level that remains after a summer. */
  readonly summerKeep: number;
  readonly homeEdge: number;
  readonly homeEdgeVariance: number;
  readonly homeEdgeVariancePerDay: number;
  /** Extra home edge, in points, in the playoffs of 2018 and 2019 over the edge estimated from all games. */
  readonly playoffHomeEdge: number;
  /** Points lost by a side that played the day before. */
  readonly backToBack: number;
  /** Standard deviation of a lead at the end around the difference of two sides that are known exactly. */
  readonly leadDeviation: number;
  /** Limit in points that the surprise of the largest blow-outs approaches. */
  readonly mostSurprise: number;
  /** Weight of the last quarter's points, 0 to 1. */
  readonly lastQuarterWeight: number;
  /** Standard deviation of the bookmakers' spread around that difference. */
  readonly spreadDeviation: number;
  /** Standard deviation of the sum of points around the expected sum. */
  readonly totalDeviation: number;
  /** The same for learning from sums; smaller than `totalDeviation` where the ratings are to follow sums faster. */
  readonly totalNoise: number;
  /** Standard deviation of the bookmakers' line for the sum around the expected sum. */
  readonly totalLineDeviation: number;
  /**
   * Elo ratings by margins, and the share of their lead in the expected lead (cross entropy with the market in 2017-18 and 2018-19 is min at about a
   * quarter); undefined when they are not used.
   */
  readonly elo: (MarginEloSettings & { readonly share: number }) | undefined;
  readonly totalLevel: number;
  readonly totalLevelVariance: number;
  readonly totalLevelVariancePerDay: number;
  readonly clubTotalVariance: number;
  readonly clubTotalVariancePerDay: number;
}

/** The constants for ratings from scores alone, found on the NBA seasons 2017-18 and 2018-19 (docs/backtest-sports.md). */
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

/** The constants for ratings that also learn from the lines of earlier games: lines reflect injuries, so clubs may wander faster. */
export const lineRatingSettings: BasketballRatingSettings = {
  ...scoreRatingSettings,
  clubVariance: 60,
  clubVariancePerDay: 0.55,
  summerKeep: 0.7,
  totalNoise: 18,
  clubTotalVariancePerDay: 0.5,
  elo: undefined,
};
