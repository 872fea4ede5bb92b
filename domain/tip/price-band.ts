/** Ranges of decimal prices, each from its min price up to the next range's, in ascending order. */
export const priceBands = [
  { band: 'below-1.20', from: 1 },
  { band: '1.20-1.49', from: 1.2 },
  { band: '1.50-1.79', from: 1.5 },
  { band: '1.80-2.19', from: 1.8 },
  { band: '2.20-2.99', from: 2.2 },
  { band: '3.00-up', from: 3 },
] as const;

export type PriceBand = (typeof priceBands)[number]['band'];

/**
 * Returns the range that contains a price. Ranges have no gaps: 1.495 is below 1.50 and in the range that starts at 1.20.
 *
 * @param decimalOdds a price above 1
 * @throws RangeError for a price that is not above 1
 */
export function priceBandOf(decimalOdds: number): PriceBand {
  const found = priceBands.findLast(({ from }) => decimalOdds >= from);
  if (found === undefined || decimalOdds === 1) throw new RangeError(`a decimal price must be above 1, not ${decimalOdds}`);
  return found.band;
}
