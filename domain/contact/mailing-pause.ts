const firstPauseSeconds = 60;
const longestPauseSeconds = 6 * 3_600;

/**
 * Returns the pause in seconds after so many failed attempts (1 or more) in a row: a minute, twice as long each time, six hours at most.
 */
export function mailingPauseSeconds(attempts: number): number {
  return Math.min(firstPauseSeconds * 2 ** (attempts - 1), longestPauseSeconds);
}
