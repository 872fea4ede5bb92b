import type { Pair } from '#domain/sports/pair.ts';

/** The points of a game, home side first, by quarters; those of all overtimes together, left out without one. */
export interface BasketballScore {
  readonly quarters: readonly [Pair<number>, Pair<number>, Pair<number>, Pair<number>];
  readonly overtime?: Pair<number>;
}

/** Returns the points at the end, overtime included. */
export function finalPoints({ quarters, overtime = [0, 0] }: BasketballScore): Pair<number> {
  const parts = [...quarters, overtime];
  return [parts.reduce((sum, [home]) => sum + home, 0), parts.reduce((sum, [, away]) => sum + away, 0)];
}

/** Returns true when the points can be those of a whole game: level after four quarters if and only if there was overtime, and a winner. */
export function isPossibleGame(score: BasketballScore): boolean {
  const [home, away] = finalPoints({ quarters: score.quarters });
  const [homeAtEnd, awayAtEnd] = finalPoints(score);
  return homeAtEnd !== awayAtEnd && (home === away) === (score.overtime !== undefined);
}
