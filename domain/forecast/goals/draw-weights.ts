import type { TournamentOfMatch } from '../strengths/observed-match.ts';
import { goalChances } from './goal-chances.ts';
import { lowScoreFactor } from './score-grid.ts';

/** The weights of the priors, in draws: the grid's draws against those of all competitions, and the draws of all competitions against those of one. */
const [gridsDraws, sharedDraws] = [500, 400];
/** The number of goal counts of a side that are summed, from 0: more add nothing to the chance of a draw. */
const goalCounts = 13;

interface Tally {
  drawn: number;
  expected: number;
}

/** The weight of draws relative to the grid's, learned from match to match. */
export interface DrawWeights {
  observe(tournament: TournamentOfMatch, drawn: boolean, chance: number): void;
  /** Returns the factor for a competition's draws, shrunk towards that of all competitions, which is shrunk towards 1. */
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
 * Returns the chance of a draw before any draw weight: the sum of the grid's diagonal, computed without the grid.
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
