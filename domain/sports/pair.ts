/** One value for each of the two sides of a match, first the side that is named first. */
export type Pair<Value> = readonly [first: Value, second: Value];
/** The index of a side in a pair. */
export type Side = 0 | 1;
