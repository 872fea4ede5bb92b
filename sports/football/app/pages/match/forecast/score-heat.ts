import type { ScoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { Goals } from '#domain/match/match-score.ts';

/** Max goals with a row or column to themselves; the last row and column are for that many or more. */
const shownGoals = 5;

/** Min chances from which a cell is one step darker: the same in every match, so that two matches can be compared. */
const steps = [0.012, 0.025, 0.045, 0.075, 0.095];

export interface HeatCell {
  readonly chance: number;
  /** 0 is the palest, 5 the darkest. */
  readonly step: number;
  /** True for the current or final score. */
  readonly marked: boolean;
}

export interface ScoreHeat {
  /** Home goals down, away goals across. */
  readonly rows: readonly (readonly HeatCell[])[];
  readonly likeliest: Goals & { readonly chance: number };
}

/** Returns the score grid as a small heat map: five or more goals of a side are one row or column, so that the cells sum to 1. */
export function toScoreHeat({ size, cells }: ScoreGrid, score: Goals | undefined): ScoreHeat {
  const shown = shownGoals + 1;
  const chances = Array.from({ length: shown }, () => Array.from({ length: shown }, () => 0));
  let likeliest = { home: 0, away: 0, chance: 0 };
  for (const [cell, chance] of cells.entries()) {
    const home = Math.floor(cell / size);
    const away = cell % size;
    const row = chances[Math.min(home, shownGoals)] as number[];
    row[Math.min(away, shownGoals)] = (row[Math.min(away, shownGoals)] as number) + chance;
    if (chance > likeliest.chance) likeliest = { home, away, chance };
  }
  return {
    likeliest,
    rows: chances.map((row, home) =>
      row.map((chance, away) => ({
        chance,
        step: steps.filter((from) => chance >= from).length,
        marked: score !== undefined && Math.min(score.home, shownGoals) === home && Math.min(score.away, shownGoals) === away,
      })),
    ),
  };
}
