import { loadCourtCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import type { CourtMatch } from '#data/feeds/two-sided-feed.ts';
import { createBasketballDemonstration } from '#sports/basketball/demonstration/basketball-demonstration.ts';
import { demonstrationTennis } from '#sports/tennis/demonstration/demonstration-tennis.ts';

/** The tennis and basketball of the demonstration: a pure function of the seed and the moment. */
export interface CourtDemonstration {
  matchesAt(now: Date): readonly CourtMatch[];
  /** Returns the matches that changed after `after` and until `until`, in their state at `until`. */
  matchesChangedBetween(after: Date, until: Date): readonly CourtMatch[];
}

export function createCourtDemonstration(seed: number): CourtDemonstration {
  const catalogue = loadCourtCatalogue();
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
