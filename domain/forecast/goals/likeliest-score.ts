import type { ScoreGrid } from './score-grid.ts';

/** A score and its chance. */
export interface LikelyScore {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/**
 * Returns the score with the greatest chance; of two equal ones the one with fewer home goals.
 *
 * @param counts returns true for the scores to consider; all by default
 * @throws RangeError when no score is considered
 */
export function likeliestScore({ size, cells }: ScoreGrid, counts: (home: number, away: number) => boolean = () => true): LikelyScore {
  let best: LikelyScore | undefined;
  for (const [cell, chance] of cells.entries()) {
    const [home, away] = [Math.floor(cell / size), cell % size];
    if (counts(home, away) && (best === undefined || chance > best.chance)) best = { home, away, chance };
  }
  if (best === undefined) throw new RangeError('no score of the grid counts');
  return best;
}
