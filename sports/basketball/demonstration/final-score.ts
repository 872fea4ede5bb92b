import type { Pair } from '#domain/sports/pair.ts';
import { type BasketballScore, finalPoints } from '../domain/basketball-score.ts';
import { gamePoints } from './game-points.ts';
import type { PlannedGame } from './planned-game.ts';

/** Returns the points of both sides at the end of a game, overtimes included. */
export function finalScore(game: PlannedGame): Pair<number> {
  const { quarters, overtimes } = gamePoints(game);
  const overtime: Pair<number> = [overtimes.reduce((sum, [home]) => sum + home, 0), overtimes.reduce((sum, [, away]) => sum + away, 0)];
  return finalPoints({ quarters: quarters as BasketballScore['quarters'], overtime });
}
