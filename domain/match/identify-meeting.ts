import { playingDay } from '#domain/sports/playing-day.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { Round } from '#domain/tournament/round.ts';
import { identifyMatch, type StoredMatch } from './identify-match.ts';
import type { MatchStatus } from './match-status.ts';

/** A stored match of two sides, with the facts that distinguish it from their other matches in the season. */
export interface StoredMeeting extends StoredMatch {
  readonly stage: string | null;
  /** True for a match that was played to its end, or awarded. */
  readonly isOver: boolean;
}

/** A match of two sides as a feed reports it. */
export interface ReportedMeeting {
  readonly sport: Sport;
  /** The kick-off; noon UTC of the day when the hour is unknown. */
  readonly kickoffUtc: Date;
  readonly status: MatchStatus;
  readonly round?: Round | undefined;
}

/**
 * Returns the stored match of two sides in one season that is the feed's match, found by how often the sport lets them meet: by its day of
 * play, its part of a draw, or its ground. Undefined means that the match is new.
 *
 * @param candidates those that no other row of the feed was matched to
 */
export function identifyMeeting<Candidate extends StoredMeeting>(
  candidates: readonly Candidate[],
  told: ReportedMeeting,
): Candidate | undefined {
  const { sport, kickoffUtc } = told;
  switch (rulesOf(sport).meetings) {
    case 'day':
      return candidates.find((candidate) => playingDay(sport, candidate.kickoffUtc) === playingDay(sport, kickoffUtc));
    case 'draw':
      return identifyMatch(
        candidates.filter((candidate) => isSameRound(candidate, told)),
        kickoffUtc,
      );
    case 'ground':
      return identifyMatch(candidates, kickoffUtc);
  }
}

/** The time from noon of a day whose hour is not known to the last match of its evening, with some reserve. */
const longestDayMs = 18 * 3_600_000;

/**
 * Returns true when a stored match may be the reported one of a draw. Two sides meet once in a draw, unless it has groups before its
 * semi-finals; a match that is still to come long after one that is over is their second.
 */
function isSameRound(stored: StoredMeeting, { kickoffUtc, status, round }: ReportedMeeting): boolean {
  const isOtherRound = round !== undefined && stored.stage !== null && (round.stage === 'group') !== (stored.stage === 'group');
  const isOpen = status === 'scheduled' || status === 'live';
  const isPast = isOpen && stored.isOver && kickoffUtc.getTime() - stored.kickoffUtc.getTime() > longestDayMs;
  return !isOtherRound && !isPast;
}
