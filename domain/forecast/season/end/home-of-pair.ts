/**
 * Returns true when the first of two clubs is at home in a match whose ground is not known yet: the club that has been at home to the other
 * less often is. When both have been so equally often, it alternates over the places of the table, so that no club is at home much more
 * than others.
 *
 * @param first the place of one of them in the table, counted from 0
 * @param second the place of the other, which is later or the same
 * @param timesFirst how often the first has been at home to the other so far
 */
export function isFirstAtHome(first: number, second: number, timesFirst: number, timesSecond: number): boolean {
  return timesFirst === timesSecond ? (second - first) % 2 === 1 : timesFirst < timesSecond;
}
