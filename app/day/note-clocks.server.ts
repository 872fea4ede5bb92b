import type { Site } from '#app/site/site-context.server.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';

/** Max age of the minute of a match in play on a page without scripts. */
const oldestMinuteMs = 120_000;

/**
 * Notes that a page is better rendered anew soon if a match that it lists is in play: a report that only moves the clock is no change of the pages of a
 * club or competition. Scripts show each minute at once.
 */
export function noteClocks({ page, clock }: Pick<Site, 'page' | 'clock'>, matches: readonly { readonly status: MatchStatus }[]): void {
  if (matches.some(({ status }) => status === 'live')) page.renewAfter(new Date(clock.now().getTime() + oldestMinuteMs));
}
