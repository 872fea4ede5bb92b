import type { MatchStatus } from '#domain/match/match-status.ts';
import { localDayOf, momentOf } from '#domain/time/local-day.ts';

/** The facts of a match that determine whether it is being played. */
export interface MatchInTime {
  readonly status: MatchStatus;
  readonly kickoffUtc: Date;
  /** False when only the day of the kick-off is known (UTC). */
  readonly kickoffKnown: boolean;
}

/**
 * Returns the number of seconds for which offers may be shown beside a match where the law forbids them during play: 0 while it is live or should
 * be, infinity once it is over or off. When only its day is known, it may be under way from the beginning of that day.
 */
export function secondsUntilUnderWay({ status, kickoffUtc, kickoffKnown }: MatchInTime, now: Date): number {
  if (status === 'live') return 0;
  if (status !== 'scheduled') return Number.POSITIVE_INFINITY;
  const earliest = kickoffKnown ? kickoffUtc : momentOf(localDayOf(kickoffUtc, 'UTC'), '00:00', 'UTC');
  return Math.max(0, Math.floor((earliest.getTime() - now.getTime()) / 1_000));
}
