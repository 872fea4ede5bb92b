import type { ScoreGrid } from './score-grid.ts';

/** The probabilities that lists show for a match. */
export interface HeadlineChances {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  readonly overTwoAndHalf: number;
  readonly bothScore: number;
}

/** Returns the headline chances as sums of the grid's cells; home, draw and away sum to 1. */
export function headlineChances({ size, cells }: ScoreGrid): HeadlineChances {
  const sums = { home: 0, draw: 0, away: 0, overTwoAndHalf: 0, bothScore: 0 };
  for (let home = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1) {
      const chance = cells[home * size + away] as number;
      sums[home > away ? 'home' : home === away ? 'draw' : 'away'] += chance;
      if (home + away > 2) sums.overTwoAndHalf += chance;
      if (home > 0 && away > 0) sums.bothScore += chance;
    }
  }
  return sums;
}
