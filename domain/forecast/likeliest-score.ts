import type { ScoreGrid } from './score-grid.ts';

/** A score and its chance. */
export interface LikelyScore {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** Returns the score with the greatest chance; of two alike the one with fewer home goals. */
export function likeliestScore({ size, cells }: ScoreGrid): LikelyScore {
  const chance = Math.max(...cells);
  const cell = cells.indexOf(chance);
  return { home: Math.floor(cell / size), away: cell % size, chance };
}
