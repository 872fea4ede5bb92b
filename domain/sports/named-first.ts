import type { Pair } from './pair.ts';

/** The side that is named first when both sides of a match are shown in a line, by the custom of its competition. */
export type NamedFirst = 'home' | 'away';

/** Returns the values of the two sides of a match, given the home side's first, in the order in which the sides are named. */
export function inNamedOrder<Value>(namedFirst: NamedFirst, [home, away]: Pair<Value>): Pair<Value> {
  return namedFirst === 'home' ? [home, away] : [away, home];
}
