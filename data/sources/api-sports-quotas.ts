import { nextDay, quotaOfHeader } from './quota-of-header.ts';
import type { Quota } from './source.ts';

/** Returns the calls left by the count of API-Football and API-Basketball, each for its own plan: those of the day and of the minute. */
export function apiSportsQuotas(headers: Headers, now: Date): Quota[] {
  return [
    ...quotaOfHeader(headers, 'x-ratelimit-requests-remaining', 'day', nextDay(now)),
    // The beginning of the minute is not in the headers.
    ...quotaOfHeader(headers, 'x-ratelimit-remaining', 'minute', new Date(now.getTime() + 60_000)),
  ];
}
