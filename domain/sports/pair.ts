/** One value for each of the two sides of a match, the side that is named first in front. */
export type Pair<Value> = readonly [first: Value, second: Value];
/** The place of a side in a pair. */
export type Side = 0 | 1;
