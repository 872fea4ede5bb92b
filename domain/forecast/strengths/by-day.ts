import type { ObservedMatch } from './observed-match.ts';

/** Returns a negative number when the first match is observed before the second, a positive one when after it. */
export function byDay(first: ObservedMatch, second: ObservedMatch): number {
  return (
    first.kickoffDay - second.kickoffDay ||
    first.tournament.id - second.tournament.id ||
    first.home - second.home ||
    first.away - second.away
  );
}
