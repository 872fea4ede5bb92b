/**
 * Returns the calls a minute of a plan of API-Football or API-Basketball. The plan that costs nothing allows ten; the provider's own count of the
 * minute tells of the others.
 */
export const callsPerMinute = (callsPerDay: number): number => (callsPerDay <= 100 ? 10 : 300);
