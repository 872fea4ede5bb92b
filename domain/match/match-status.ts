/** Every state in which a match can be. `scheduled` knows the hour or only the day of its kick-off. */
export const matchStatuses = ['scheduled', 'live', 'finished', 'postponed', 'cancelled', 'abandoned', 'awarded'] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** The stretch of play that a live match is in. */
export const matchPeriods = ['first-half', 'half-time', 'second-half', 'extra-time', 'extra-time-break', 'penalties'] as const;
export type MatchPeriod = (typeof matchPeriods)[number];

/** True for a match whose score counts in a table: played to the end, or decided at the table. */
export function countsInTable(status: MatchStatus): boolean {
  return status === 'finished' || status === 'awarded';
}
