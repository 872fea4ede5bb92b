import type { Pair } from '#domain/sports/pair.ts';

export interface EloSettings {
  /** Twice the points that change hands in a match between equals. */
  readonly step: number;
  /** Extra points of the side at home for one match. */
  readonly homeEdge: number;
}

/** Plain Elo ratings, which know only results. */
export interface EloRatings {
  /** Returns the chance of the first side. */
  chance(sides: Pair<number>, isFirstAtHome: boolean): number;
  observe(sides: Pair<number>, isFirstAtHome: boolean, firstWon: boolean): void;
}

/**
 * Returns Elo ratings (Elo, "The rating of chessplayers, past and present", 1978), a baseline for forecasts that know more. All sides begin with the
 * same points, and 400 more are odds of ten to one.
 */
export function createElo({ step, homeEdge }: EloSettings): EloRatings {
  const points = new Map<number, number>();
  const pointsOf = (side: number): number => points.get(side) ?? 0;
  const chance = ([first, second]: Pair<number>, isFirstAtHome: boolean): number =>
    1 / (1 + 10 ** ((pointsOf(second) - pointsOf(first) - (isFirstAtHome ? homeEdge : 0)) / 400));
  return {
    chance,
    observe(sides, isFirstAtHome, firstWon) {
      const gain = step * ((firstWon ? 1 : 0) - chance(sides, isFirstAtHome));
      const [first, second] = sides;
      points.set(first, pointsOf(first) + gain);
      points.set(second, pointsOf(second) - gain);
    },
  };
}
