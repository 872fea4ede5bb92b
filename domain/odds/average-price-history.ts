import type { PricePoint } from './compare-prices.ts';

/** The prices of a bookmaker for a line from a moment on; decimal, in the market's order of selections. */
export interface TimedPrices {
  readonly bookmaker: string;
  readonly at: Date;
  readonly prices: readonly (number | null)[];
}

/**
 * Returns the average price of a selection over time: at the beginning, after every change, and at the end. A bookmaker's price holds until
 * its next; a bookmaker without a price at the beginning is left out, since its arrival alone would move the average.
 *
 * @param selection its index in the market's order
 * @param beginning each bookmaker's prices at the beginning, all at one moment
 * @param quotes the later prices, oldest first
 * @param end the moment up to which the last average holds
 */
export function averagePriceHistory(
  selection: number,
  beginning: readonly TimedPrices[],
  quotes: readonly TimedPrices[],
  end: Date,
): PricePoint[] {
  const present = new Map<string, number>();
  for (const { bookmaker, prices } of beginning) {
    const price = prices[selection];
    if (price != null) present.set(bookmaker, price);
  }
  const [first] = beginning;
  if (first === undefined || present.size === 0) return [];
  const average = () => [...present.values()].reduce((sum, price) => sum + price, 0) / present.size;
  const points: PricePoint[] = [{ at: first.at, decimalOdds: average() }];
  for (const { bookmaker, at, prices } of quotes) {
    const price = prices[selection];
    if (price == null || !present.has(bookmaker) || present.get(bookmaker) === price) continue;
    present.set(bookmaker, price);
    points.push({ at, decimalOdds: average() });
  }
  points.push({ at: end, decimalOdds: average() });
  return points;
}
