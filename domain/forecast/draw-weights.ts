import { goalChances } from './goal-chances.ts';
import type { TournamentOfMatch } from './observed-match.ts';
import { lowScoreFactor } from './score-grid.ts';

/** Draws as the grid has them that count beside those of all competitions, and draws as in all that count beside those of one. */
const [gridsDraws, sharedDraws] = [500, 400];
/** The number of goals above which a draw adds nothing that counts. */
const goalCounts = 13;

interface Tally {
  drawn: number;
  expected: number;
}

/** The weight of draws against the grid's own, learned from match to match. */
export interface DrawWeights {
  observe(tournament: TournamentOfMatch, drawn: boolean, chance: number): void;
  /** The factor that sets a competition's draws right, drawn towards that of all, which is drawn towards 1. */
  weight(tournament: TournamentOfMatch): number;
}

export function createDrawWeights(): DrawWeights {
  const all: Tally = { drawn: 0, expected: 0 };
  const tallies = new Map<number, Tally>();
  return {
    observe({ id }, drawn, chance) {
      const tally = tallies.get(id) ?? { drawn: 0, expected: 0 };
      tallies.set(id, tally);
      for (const counted of [all, tally]) {
        counted.expected += chance;
        if (drawn) counted.drawn += 1;
      }
    },
    weight({ id }) {
      const { drawn, expected } = tallies.get(id) ?? { drawn: 0, expected: 0 };
      const ofAll = (gridsDraws + all.drawn) / (gridsDraws + all.expected);
      return (sharedDraws * ofAll + drawn) / (sharedDraws + expected);
    },
  };
}

/**
 * Returns the chance of a draw before any draw weight: what the grid's diagonal sums to, without the grid.
 *
 * @param homeGoals mean of the home side's goals
 * @param awayGoals mean of the away side's goals
 * @param rho the dependence of Dixon and Coles
 * @param regularity of each side's goals
 */
export function drawChance(homeGoals: number, awayGoals: number, rho: number, regularity: number): number {
  const home = goalChances(homeGoals, regularity, goalCounts);
  const away = goalChances(awayGoals, regularity, goalCounts);
  const adjusted = (h: 0 | 1, a: 0 | 1) =>
    (home[h] as number) * (away[a] as number) * (lowScoreFactor(h, a, homeGoals, awayGoals, rho) - 1);
  const level = adjusted(0, 0) + adjusted(1, 1);
  const sum = 1 + level + adjusted(0, 1) + adjusted(1, 0);
  return home.reduce((chance, ofHome, goals) => chance + ofHome * (away[goals] as number), level) / sum;
}
