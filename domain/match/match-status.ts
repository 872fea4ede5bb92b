/**
 * Every state of a match. `scheduled` means that the hour or only the day of its kick-off is known; `awaited` that it must be over although
 * no source has reported its result (overdue.ts).
 */
export const matchStatuses = ['scheduled', 'live', 'awaited', 'finished', 'postponed', 'cancelled', 'abandoned', 'awarded'] as const;
export type MatchStatus = (typeof matchStatuses)[number];
/** The states that a source can report; `awaited` is set by the site itself. */
export type ReportedStatus = Exclude<MatchStatus, 'awaited'>;

/** The stretches of play of a live match. */
export const matchPeriods = ['first-half', 'half-time', 'second-half', 'extra-time', 'extra-time-break', 'penalties'] as const;
export type MatchPeriod = (typeof matchPeriods)[number];

/** Returns true for a stretch of the ninety minutes, their break included. */
export function isRegularTime(period: MatchPeriod | 'full-time'): period is 'first-half' | 'half-time' | 'second-half' {
  return period === 'first-half' || period === 'half-time' || period === 'second-half';
}
