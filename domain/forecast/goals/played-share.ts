import type { MatchPeriod } from '#domain/match/match-status.ts';

/** A moment of a match as its source reports it: `45+2` in the first half. */
export interface MatchMoment {
  readonly period: MatchPeriod | 'full-time';
  readonly minute: number;
  readonly addedMinute: number | null;
}

/** The assumed length of the halves in minutes with their added time, which no source reports for every league. */
const halfMinutes = { first: 48, second: 51 } as const;
/** The share of goals in the first half when none is known: that of 66,931 league matches. */
export const usualHalfTimeShare = 0.44;
/** Min part of a half that is left until its whistle. */
const minLeft = 0.01;

/**
 * Returns the share of a match's goals that falls before a moment, from 0 at the kick-off to 1 at the end of ninety minutes. Goals become more
 * frequent as a match goes on, by a straight line (Dixon and Robinson, "A birth process model for association football matches", 1998), whose
 * slope follows from the share of the first half.
 *
 * @param halfTimeShare part of the goals that fall before the break, above 0 and below 1
 */
export function playedShare({ period, minute, addedMinute }: MatchMoment, halfTimeShare: number): number {
  if (period === 'half-time') return halfTimeShare;
  if (period !== 'first-half' && period !== 'second-half') return 1;
  const played = minute + (addedMinute ?? 0);
  if (period === 'first-half') return halfTimeShare * shareOfHalf(played / halfMinutes.first, halfTimeShare);
  return halfTimeShare + (1 - halfTimeShare) * shareOfHalf((played - 45) / halfMinutes.second, halfTimeShare);
}

/** Returns the share of a half's goals that falls before a part of it. */
function shareOfHalf(part: number, halfTimeShare: number): number {
  const played = Math.min(Math.max(part, 0), 1 - minLeft);
  const rise = 4 * (0.5 - halfTimeShare);
  return played + (rise * (played * played - played)) / 2;
}
