import type { ObservedMatch } from './observed-match.ts';

/** Compares two matches by the order in which they are observed. */
export function byDay(first: ObservedMatch, second: ObservedMatch): number {
  return (
    first.kickoffDay - second.kickoffDay ||
    first.tournament.id - second.tournament.id ||
    first.home - second.home ||
    first.away - second.away
  );
}
