const firstPauseSeconds = 60;
const longestPauseSeconds = 6 * 3_600;

/** Returns the pause in seconds after a number of failed attempts in a row (1 or more): a minute, doubled each time, six hours at most. */
export function mailingPauseSeconds(attempts: number): number {
  return Math.min(firstPauseSeconds * 2 ** (attempts - 1), longestPauseSeconds);
}
