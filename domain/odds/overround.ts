/**
 * Returns a bookmaker's average margin on a market's stakes when each outcome is backed in proportion to its price: the sum of the implied
 * probabilities, divided by the number of selections that win together, less 1, as a share (0.05 is 5%). Undefined while a price is
 * missing.
 *
 * @param decimalOdds the prices of all selections of one market, each above 1
 * @param winners the number of selections that win together: 1, but in a double chance 2
 */
export function overround(decimalOdds: readonly (number | null)[], winners = 1): number | undefined {
  let sum = 0;
  for (const price of decimalOdds) {
    if (price === null) return undefined;
    sum += 1 / price;
  }
  return sum / winners - 1;
}
