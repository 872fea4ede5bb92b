/** The second step of a list adds so many, and each after it twice as many as the one before. */
const addedAtSecond = 40;
/** After so many steps the longest history of a club is there. */
export const maxSteps = 10;

/**
 * Returns the number of matches that a list of a club shows.
 *
 * @param atFirst how many the first step shows
 * @param step from 1 to `maxSteps`
 */
export function matchesShown(atFirst: number, step: number): number {
  return atFirst + addedAtSecond * (2 ** (step - 1) - 1);
}
