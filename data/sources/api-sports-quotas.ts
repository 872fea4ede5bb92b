import { nextDay, quotaOfHeader } from './quota-of-header.ts';
import type { Quota } from './source.ts';

/** Returns what API-Football and API-Basketball count as left, each for its own plan: the calls of the day and of the minute. */
export function apiSportsQuotas(headers: Headers, now: Date): Quota[] {
  return [
    ...quotaOfHeader(headers, 'x-ratelimit-requests-remaining', 'day', nextDay(now)),
    // The minute's beginning is not told.
    ...quotaOfHeader(headers, 'x-ratelimit-remaining', 'minute', new Date(now.getTime() + 60_000)),
  ];
}
