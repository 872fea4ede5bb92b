import { sportIds } from '#data/catalogue/sport-ids.ts';
import { patience, restOfDayHours } from '#domain/match/overdue.ts';
import type { Sport } from '#domain/sports/sport.ts';

const longestOf = (sportId: string) =>
  `case ${sportId} ${Object.entries(patience)
    .map(([sport, { longestHours }]) => `when ${sportIds[sport as Sport]} then interval '${longestHours} hours'`)
    .join(' ')} end`;

/** Returns the SQL of `isPastLongest` of domain/match/overdue.ts. */
export function pastLongestSql(match: Readonly<Record<'sportId' | 'kickoffUtc' | 'kickoffKnown', string>>, now: string): string {
  return `${match.kickoffUtc} <= ${now}::timestamptz - ${longestOf(match.sportId)}
    - case when ${match.kickoffKnown} then interval '0' else interval '${restOfDayHours} hours' end`;
}
