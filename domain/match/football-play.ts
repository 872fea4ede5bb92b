import type { Goals } from '#domain/match/match-score.ts';
import type { MatchPeriod } from '#domain/match/match-status.ts';
import type { StoredScore } from '../sports/stored-score.ts';

/** The state or the result of a football match, by which its bets are settled. Scores are undefined, or null, when they are not known. */
export interface FootballPlay {
  /** Null when it is not known, and for a match that is not being played. */
  readonly period: MatchPeriod | null;
  /** The present score, extra time included. */
  readonly score: Goals | null | undefined;
  readonly halfTime?: Goals | undefined;
  /** The score after ninety minutes with added time, once these are over; neither extra time nor a shoot-out counts. */
  readonly goals90?: Goals | undefined;
}

/** Returns the state of a match. While it is being played, its present score is not yet that of the ninety minutes. */
export function footballPlayOf(stored: StoredScore): FootballPlay {
  const fullTime = goalsOf(stored.fullTimeHome, stored.fullTimeAway);
  return {
    period: stored.period,
    score: goalsOf(stored.homeGoals, stored.awayGoals),
    halfTime: goalsOf(stored.halfTimeHome, stored.halfTimeAway),
    goals90: stored.status === 'live' ? fullTime : regularGoals(stored),
  };
}

/** Returns the score after ninety minutes, by which bets are settled; undefined when only the one after extra time is known, or none. */
export function regularGoals(
  match: Pick<StoredScore, 'fullTimeHome' | 'fullTimeAway' | 'extraTimeHome' | 'homeGoals' | 'awayGoals'>,
): Goals | undefined {
  const present = match.extraTimeHome === null ? match : { homeGoals: null, awayGoals: null };
  return goalsOf(match.fullTimeHome ?? present.homeGoals, match.fullTimeAway ?? present.awayGoals);
}

function goalsOf(home: number | null, away: number | null): Goals | undefined {
  return home === null || away === null ? undefined : { home, away };
}
