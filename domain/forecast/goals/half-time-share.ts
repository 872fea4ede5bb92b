import type { ObservedMatch, TournamentOfMatch } from '../strengths/observed-match.ts';

/** The weight of the share of all competitions against that of one, in goals. */
const sharedGoals = 500;

interface Tally {
  before: number;
  goals: number;
}

/** The share of goals in the first half, learned from match to match. */
export interface HalfTimeShares {
  observe(match: ObservedMatch): void;
  /** Returns the share in a competition, shrunk towards that of all; undefined while no half-time score has been observed. */
  share(tournament: TournamentOfMatch): number | undefined;
}

export function createHalfTimeShares(): HalfTimeShares {
  const all: Tally = { before: 0, goals: 0 };
  const tallies = new Map<number, Tally>();
  return {
    observe({ tournament, goals, halfTime }) {
      if (halfTime === undefined) return;
      const tally = tallies.get(tournament.id) ?? { before: 0, goals: 0 };
      tallies.set(tournament.id, tally);
      for (const counted of [all, tally]) {
        counted.before += halfTime.home + halfTime.away;
        counted.goals += goals.home + goals.away;
      }
    },
    share({ id }) {
      if (all.before === 0 || all.before === all.goals) return undefined;
      const { before, goals } = tallies.get(id) ?? { before: 0, goals: 0 };
      return (before + (sharedGoals * all.before) / all.goals) / (goals + sharedGoals);
    },
  };
}
