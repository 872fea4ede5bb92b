import type { Reliability, ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { Pair } from '#domain/sports/pair.ts';

/** Min matches of the lesser known side for each level above the first, the same as in football. */
const demands: readonly { readonly level: ReliabilityLevel; readonly matches: number }[] = [
  { level: 5, matches: 40 },
  { level: 4, matches: 20 },
  { level: 3, matches: 8 },
  { level: 2, matches: 3 },
];

/**
 * Returns the reliability of a forecast.
 *
 * @param known matches of each side in the two years before
 */
export function historyReliability(known: Pair<number>): Reliability {
  const fewest = Math.min(...known);
  return { level: demands.find(({ matches }) => fewest >= matches)?.level ?? 1, matches: known[0] + known[1] };
}
