import type { Goals } from '#domain/match/match-score.ts';
import type { ScoreGrid } from './score-grid.ts';

/** Returns the mean of each side's goals over the whole grid. */
export function expectedGoals({ size, cells }: ScoreGrid): Goals {
  let home = 0;
  let away = 0;
  for (const [cell, chance] of cells.entries()) {
    home += Math.floor(cell / size) * chance;
    away += (cell % size) * chance;
  }
  return { home, away };
}
