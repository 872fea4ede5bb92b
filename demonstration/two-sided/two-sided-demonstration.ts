import { loadTwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import type { TwoSidedMatch } from '#data/feeds/two-sided-feed.ts';
import { createBasketballDemonstration } from '#sports/basketball/demonstration/basketball-demonstration.ts';
import { demonstrationTennis } from '#sports/tennis/demonstration/demonstration-tennis.ts';

/** The tennis and basketball of the demonstration: a pure function of the seed and the moment. */
export interface TwoSidedDemonstration {
  matchesAt(now: Date): readonly TwoSidedMatch[];
  /** Returns the matches that changed after `after` and until `until`, in their state at `until`. */
  matchesChangedBetween(after: Date, until: Date): readonly TwoSidedMatch[];
}

export function createTwoSidedDemonstration(seed: number): TwoSidedDemonstration {
  const catalogue = loadTwoSidedCatalogue();
  const basketball = createBasketballDemonstration(catalogue.basketball, seed);
  const tennis = demonstrationTennis(catalogue.tennis.tournaments, seed);
  return {
    matchesAt: (now) => [...tennis.matchesAt(now), ...basketball.demonstrationGames(now)],
    matchesChangedBetween: (after, until) => [
      ...tennis.matchesChangedBetween(after, until),
      ...basketball.gamesChangedBetween(after, until),
    ],
  };
}
