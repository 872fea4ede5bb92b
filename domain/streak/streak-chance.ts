import type { ScoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { definitionOf, type StreakKind } from './streak-kinds.ts';

/** Returns the chance that a streak of the home or the away club goes on: the sum over the scores of the grid that continue it. */
export function streakChance(kind: StreakKind, side: 'home' | 'away', { size, cells }: ScoreGrid): number {
  const { holds } = definitionOf(kind);
  let sum = 0;
  for (let home = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1) {
      if (holds(side === 'home' ? { own: home, other: away } : { own: away, other: home })) sum += cells[home * size + away] as number;
    }
  }
  return sum;
}
