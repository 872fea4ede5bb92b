/**
 * Returns the max number of calls a minute of a plan of API-Football or API-Basketball. The free plan allows ten; the others are limited by
 * the provider's own count of the minute.
 */
export const callsPerMinute = (callsPerDay: number): number => (callsPerDay <= 100 ? 10 : 300);
