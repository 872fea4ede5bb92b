import { sportIds } from '#data/catalogue/sport-ids.ts';
import { restOfDayHours } from '#domain/match/overdue.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { sports } from '#domain/sports/sport.ts';

const longestOf = (sportId: string) =>
  `case ${sportId} ${sports
    .map((sport) => `when ${sportIds[sport]} then interval '${rulesOf(sport).patience.longestHours} hours'`)
    .join(' ')} end`;

/** Returns the SQL of `isPastLongest` in domain/match/overdue.ts. */
export function pastLongestSql(match: Readonly<Record<'sportId' | 'kickoffUtc' | 'kickoffKnown', string>>, now: string): string {
  return `${match.kickoffUtc} <= ${now}::timestamptz - ${longestOf(match.sportId)}
    - case when ${match.kickoffKnown} then interval '0' else interval '${restOfDayHours} hours' end`;
}
