/**
 * Every state in which a match can be. `scheduled` knows the hour or only the day of its kick-off; of one that is `awaited` nobody has told the
 * result, though it must be over (overdue.ts).
 */
export const matchStatuses = ['scheduled', 'live', 'awaited', 'finished', 'postponed', 'cancelled', 'abandoned', 'awarded'] as const;
export type MatchStatus = (typeof matchStatuses)[number];
/** The states that a source can tell; that nobody tells is for the site to find out. */
export type ToldStatus = Exclude<MatchStatus, 'awaited'>;

/** The stretch of play that a live match is in. */
export const matchPeriods = ['first-half', 'half-time', 'second-half', 'extra-time', 'extra-time-break', 'penalties'] as const;
export type MatchPeriod = (typeof matchPeriods)[number];

/** Returns true for a stretch of the ninety minutes, their break included. */
export function isRegularTime(period: MatchPeriod | 'full-time'): period is 'first-half' | 'half-time' | 'second-half' {
  return period === 'first-half' || period === 'half-time' || period === 'second-half';
}
