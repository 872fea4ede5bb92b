import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { Kickoff } from './kickoff.ts';
import type { MatchStatus } from './match-status.ts';

/** The time within which a match is over or heard of again. */
export interface Patience {
  /** The hours from the kick-off that was announced to the end of the longest match. */
  readonly longestHours: number;
  /** The hours without any news after which nobody tells of the match any more. */
  readonly silentHours: number;
  /** The minutes from the kick-off that was announced to the end of the shortest match; undefined where one can end at any moment, as when a player retires. */
  readonly shortestMinutes?: number;
}

/** The hours from the noon in Greenwich that stands for a day without an hour to the end of that day in the last zone. */
export const restOfDayHours = 24;

/** A match with the moment at which its sources last told something new of it. */
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
 * Returns true where a match must be over by now and nobody has told its result: it was to be played or is said to be on, the longest match would
 * have ended, and nothing new was heard of it for a while. One that goes on changing after that time is still being played.
 */
export function isOverdue({ sport, status, kickoffUtc, kickoffKnown, changedAt }: AwaitedKickoff, now: Date): boolean {
  if (status !== 'scheduled' && status !== 'live') return false;
  return isPastLongest({ sport, kickoffUtc, kickoffKnown }, now) && hoursBetween(changedAt, now) >= rulesOf(sport).patience.silentHours;
}

/** Returns true where the longest match of a sport that began then would be over. */
export function isPastLongest(
  { sport, kickoffUtc, kickoffKnown }: Pick<AwaitedKickoff, 'sport' | 'kickoffUtc' | 'kickoffKnown'>,
  now: Date,
): boolean {
  return hoursBetween(kickoffUtc, now) >= rulesOf(sport).patience.longestHours + (kickoffKnown ? 0 : restOfDayHours);
}

/** Returns true where a match is said to be played to its end before the shortest one of its sport would be. */
export function isOverTooSoon(
  { sport, status, kickoff }: { readonly sport: Sport; readonly status: MatchStatus; readonly kickoff: Kickoff },
  now: Date,
): boolean {
  const { shortestMinutes = 0 } = rulesOf(sport).patience;
  return status === 'finished' && kickoff.known && hoursBetween(kickoff.utc, now) < shortestMinutes / 60;
}

/** Returns the status with which a match is stored that nobody had told of before: one of a past season that no file has a result of is not to come. */
export function statusWhenAdded({ sport, status, kickoffUtc, kickoffKnown }: Omit<AwaitedKickoff, 'changedAt'>, now: Date): MatchStatus {
  return status === 'scheduled' && isPastLongest({ sport, kickoffUtc, kickoffKnown }, now) ? 'awaited' : status;
}

function hoursBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / hourMs;
}
