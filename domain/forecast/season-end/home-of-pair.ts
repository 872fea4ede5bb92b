/**
 * Returns true when the first of two clubs is at home in a match whose place is not known yet: the club that has been at home to the other less
 * often; of two that have been so equally often, by turns over the places of the table, so that nobody is at home much more than others.
 *
 * @param first the place of one of them in the table, counted from 0
 * @param second the place of the other, which is later or the same
 * @param timesFirst how often the one has been at home to the other so far
 */
export function isFirstAtHome(first: number, second: number, timesFirst: number, timesSecond: number): boolean {
  return timesFirst === timesSecond ? (second - first) % 2 === 1 : timesFirst < timesSecond;
}
