import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { Kickoff } from './kickoff.ts';
import type { MatchStatus } from './match-status.ts';

/** The times by which a match is over, or has been reported again. */
export interface Patience {
  /** Hours from the announced kick-off to the end of the longest match. */
  readonly longestHours: number;
  /** Hours without any news after which no more reports of the match are expected. */
  readonly silentHours: number;
  /** Minutes from the announced kick-off to the end of the shortest match; undefined when a match can end at any moment, as when a player retires. */
  readonly shortestMinutes?: number;
}

/** Hours from noon UTC, the time stored for a day without an hour, to the end of that day in the last time zone. */
export const restOfDayHours = 24;

/** A match with the time at which its sources last reported a change. */
export interface AwaitedKickoff {
  readonly sport: Sport;
  readonly status: MatchStatus;
  /** Noon UTC of the day when only the day is known. */
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly changedAt: Date;
}

const hourMs = 3_600_000;

/**
 * Returns true for a match that must be over by now although no source has reported its result: it was to be played or is reported as live,
 * the longest match would have ended, and no change was reported for a while. A match that goes on changing after that time is still being
 * played.
 */
export function isOverdue({ sport, status, kickoffUtc, kickoffKnown, changedAt }: AwaitedKickoff, now: Date): boolean {
  if (status !== 'scheduled' && status !== 'live') return false;
  return isPastLongest({ sport, kickoffUtc, kickoffKnown }, now) && hoursBetween(changedAt, now) >= rulesOf(sport).patience.silentHours;
}

/** Returns true when the longest match of a sport with this kick-off would be over. */
export function isPastLongest(
  { sport, kickoffUtc, kickoffKnown }: Pick<AwaitedKickoff, 'sport' | 'kickoffUtc' | 'kickoffKnown'>,
  now: Date,
): boolean {
  return hoursBetween(kickoffUtc, now) >= rulesOf(sport).patience.longestHours + (kickoffKnown ? 0 : restOfDayHours);
}

/** Returns true when a match is reported as finished before the shortest one of its sport would be. */
export function isOverTooSoon(
  { sport, status, kickoff }: { readonly sport: Sport; readonly status: MatchStatus; readonly kickoff: Kickoff },
  now: Date,
): boolean {
  const { shortestMinutes = 0 } = rulesOf(sport).patience;
  return status === 'finished' && kickoff.known && hoursBetween(kickoff.utc, now) < shortestMinutes / 60;
}

/** Returns the status with which a match is stored when it was not known before: a match of a past season without a result in any file is `awaited`. */
export function statusWhenAdded({ sport, status, kickoffUtc, kickoffKnown }: Omit<AwaitedKickoff, 'changedAt'>, now: Date): MatchStatus {
  return status === 'scheduled' && isPastLongest({ sport, kickoffUtc, kickoffKnown }, now) ? 'awaited' : status;
}

function hoursBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / hourMs;
}
