/** Returns the chance for the logarithm of its odds. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Returns the logarithm of the odds of a chance above 0 and below 1. */
export function logOddsOf(chance: number): number {
  return Math.log(chance / (1 - chance));
}

/**
 * Returns the mean chance when the log-odds are normally distributed: MacKay, "The evidence framework applied to classification networks"
 * (1992), right to about half a per cent.
 */
export function meanChance(mean: number, variance: number): number {
  return logistic(mean / Math.sqrt(1 + (Math.PI * variance) / 8));
}
