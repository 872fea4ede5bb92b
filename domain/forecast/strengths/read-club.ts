import type { CountFilter } from '../counts/count-filter.ts';
import type { MarketFilter } from '../prices/market-filter.ts';
import type { KnownMatches } from './known-matches.ts';
import { combination, marketCombination } from './model-settings.ts';
import type { TournamentOfMatch } from './observed-match.ts';

/** The estimate of a club before a match, in logarithms of goals. */
export interface ClubReading {
  /** Added to its own goals and subtracted from the opponent's. */
  readonly strength: number;
  /** Added to the goals of both sides. */
  readonly openness: number;
}

/** The filters of the models, and the matches of each club whose attempts were known. */
export interface ModelFilters {
  readonly goals: CountFilter;
  readonly slowAttempts: CountFilter;
  readonly fastAttempts: CountFilter;
  readonly market: MarketFilter;
  readonly attemptMatches: KnownMatches;
}

/** Returns the weight of a club's attempts, from 0 to 1, which rises with the number of its matches with known attempts. */
function attemptShare({ attemptMatches }: ModelFilters, club: number, day: number): number {
  const known = attemptMatches.recent(club, day);
  return known / (known + combination.halfwayMatches);
}

/**
 * Returns the estimate of a club from results and attempts alone. Goals decide matches, attempts are the less noisy sign of strength, at
 * two speeds: each contains information that the others lack, so all enter with weights found by regression; a club without known attempts
 * is estimated by goals alone.
 */
export function readClub(filters: ModelFilters, club: number, tournament: TournamentOfMatch, day: number): ClubReading {
  const { goals, slowAttempts, fastAttempts } = filters;
  const { goalsAlone, both } = combination;
  const share = attemptShare(filters, club, day);
  const strength = goals.strengths.strength(club, tournament, day).mean;
  const openness = goals.levels.openness(club, tournament, day);
  const alone = { strength: goalsAlone.strength * strength, openness: goalsAlone.openness * openness };
  if (share === 0) return alone;
  const together = {
    strength:
      both.goalStrength * strength +
      both.slowStrength * slowAttempts.strengths.strength(club, tournament, day).mean +
      both.fastStrength * fastAttempts.strengths.strength(club, tournament, day).mean,
    openness: both.goalOpenness * openness + both.attemptOpenness * slowAttempts.levels.openness(club, tournament, day),
  };
  return {
    strength: alone.strength + share * (together.strength - alone.strength),
    openness: alone.openness + share * (together.openness - alone.openness),
  };
}

/** Returns the estimate of a club from the prices of its earlier matches, together with its results and its attempts of recent weeks. */
export function readClubByMarket(filters: ModelFilters, club: number, tournament: TournamentOfMatch, day: number): ClubReading {
  const { goals, fastAttempts, market } = filters;
  const { marketStrength, goalStrength, fastStrength } = marketCombination;
  const share = attemptShare(filters, club, day);
  const attempted = share === 0 ? 0 : share * fastAttempts.strengths.strength(club, tournament, day).mean;
  return {
    strength:
      marketStrength * market.strengths.strength(club, tournament, day).mean +
      goalStrength * goals.strengths.strength(club, tournament, day).mean +
      fastStrength * attempted,
    openness: market.levels.openness(club, tournament, day),
  };
}
