import type { Month } from './stories.ts';

/** Max number of months before a match for which a month of the year before needs no year. */
const nearMonths = 6;

/**
 * Returns the month of a past moment as a text about a match names it. A month without a year is read as one of the match's own year, or as the
 * nearest one just after the new year: in March "in November" is the last one, "in April" needs its year.
 *
 * @param past not after `match`; both by their days in UTC
 */
export function monthToTell(past: Date, match: Date): Month {
  const [month, year] = [past.getUTCMonth() + 1, past.getUTCFullYear()];
  const monthsAgo = 12 * (match.getUTCFullYear() - year) + match.getUTCMonth() + 1 - month;
  return year === match.getUTCFullYear() || monthsAgo <= nearMonths ? { month } : { month, year };
}
