/**
 * What a bookmaker keeps on average of a market's stakes when each outcome is backed in proportion to its price: the sum of
 * the implied probabilities less 1, as a share (0.05 is 5%). Undefined while a price is missing.
 *
 * @param decimalOdds the prices of all selections of one market, each above 1
 */
export function overround(decimalOdds: readonly (number | null)[]): number | undefined {
  let sum = 0;
  for (const price of decimalOdds) {
    if (price === null) return undefined;
    sum += 1 / price;
  }
  return sum - 1;
}
