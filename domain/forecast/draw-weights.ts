import type { TournamentOfMatch } from './observed-match.ts';

/** Draws of the usual kind that count beside those of one competition. */
const usualDraws = 150;

/** Follows whether the matches of a competition are drawn more or less often than the grid says. */
export interface DrawWeights {
  observe(tournament: TournamentOfMatch, drawn: boolean, chance: number): void;
  /** The factor that sets a competition's draws right, drawn towards 1. */
  weight(tournament: TournamentOfMatch): number;
}

export function createDrawWeights(): DrawWeights {
  const tallies = new Map<number, { drawn: number; expected: number }>();
  return {
    observe({ id }, drawn, chance) {
      const tally = tallies.get(id) ?? { drawn: 0, expected: 0 };
      tallies.set(id, tally);
      tally.expected += chance;
      if (drawn) tally.drawn += 1;
    },
    weight({ id }) {
      const { drawn, expected } = tallies.get(id) ?? { drawn: 0, expected: 0 };
      return (usualDraws + drawn) / (usualDraws + expected);
    },
  };
}

/**
 * The chance of a draw by two Poisson distributions with Dixon and Coles's dependence, before any draw weight: what the grid's
 * diagonal sums to, without the grid.
 *
 * @param homeGoals mean of the home side's goals
 * @param awayGoals mean of the away side's goals
 * @param rho the dependence
 */
export function drawChance(homeGoals: number, awayGoals: number, rho: number): number {
  const none = Math.exp(-homeGoals - awayGoals);
  const product = homeGoals * awayGoals;
  let chance = 0;
  let both = none;
  for (let goals = 1; goals < 20; goals += 1) {
    chance += both;
    both *= product / (goals * goals);
  }
  return chance - 2 * rho * product * none;
}
