/** Number of matches that the second step of a list adds; each later step adds twice as many as the one before. */
const addedAtSecond = 40;
/** Number of steps after which the longest history of a club is shown. */
export const maxSteps = 10;

/**
 * Returns the number of matches that a list of a club shows.
 *
 * @param atFirst the number that the first step shows
 * @param step from 1 to `maxSteps`
 */
export function matchesShown(atFirst: number, step: number): number {
  return atFirst + addedAtSecond * (2 ** (step - 1) - 1);
}
