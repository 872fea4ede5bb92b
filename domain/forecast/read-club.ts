import type { CountFilter } from './count-filter.ts';
import type { KnownMatches } from './known-matches.ts';
import { combination } from './model-settings.ts';
import type { TournamentOfMatch } from './observed-match.ts';

/** The model's estimate of a club as it goes into a match, in logarithms of goals. */
export interface ClubReading {
  /** Added to its own goals and taken off the opponent's. */
  readonly strength: number;
  /** Added to both. */
  readonly openness: number;
}

/** The two filters of a model, and for how many matches of a club the second has been fed. */
export interface ModelFilters {
  readonly goals: CountFilter;
  readonly attempts: CountFilter;
  readonly attemptMatches: KnownMatches;
}

/**
 * Returns the estimate of a club from both filters. Goals are what counts, attempts the less noisy sign of it: each contains what the other
 * does not, so both enter with weights found by regression; a club without known attempts is read by goals alone.
 */
export function readClub(
  { goals, attempts, attemptMatches }: ModelFilters,
  club: number,
  tournament: TournamentOfMatch,
  day: number,
): ClubReading {
  const { goalsAlone, both, halfwayMatches } = combination;
  const known = attemptMatches.recent(club, day);
  const share = known / (known + halfwayMatches);
  const strength = goals.strengths.strength(club, tournament, day).mean;
  const openness = goals.levels.openness(club, tournament, day);
  const alone = { strength: goalsAlone.strength * strength, openness: goalsAlone.openness * openness };
  if (share === 0) return alone;
  const together = {
    strength: both.goalStrength * strength + both.attemptStrength * attempts.strengths.strength(club, tournament, day).mean,
    openness: both.goalOpenness * openness + both.attemptOpenness * attempts.levels.openness(club, tournament, day),
  };
  return {
    strength: alone.strength + share * (together.strength - alone.strength),
    openness: alone.openness + share * (together.openness - alone.openness),
  };
}
