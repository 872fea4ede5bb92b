import type { BookmakerKind } from './quote.ts';

/** One bookmaker's prices of one line; null for a missing price. */
interface Book {
  readonly kind: BookmakerKind;
  readonly prices: readonly (number | null)[];
}

/**
 * Max distance of a price from the median of all, in probability with the margin in. In the development data one book in ten thousand is
 * farther away, and those examined are mistakes: two prices exchanged, a line of another match, an exchange without bidders.
 */
const greatestFromMedian = 0.1;

/**
 * Returns the books of one line that are far from the median of the bookmakers and of the average that a feed names: they are mistakes, or
 * no bookmaker would accept a bet at them. An exchange has no part in the median and may be far from it. Books that lack a price cannot be
 * compared and are never returned.
 */
export function outlyingBooks<Compared extends Book>(books: readonly Compared[]): Compared[] {
  const whole = books.filter(({ kind, prices }) => kind !== 'market-best' && prices.length > 0 && prices.every((price) => price !== null));
  const compared = whole.filter(({ kind }) => kind === 'bookmaker' || kind === 'market-average');
  const [first] = compared;
  if (first === undefined) return [];
  const medians = first.prices.map((_, at) => medianOf(compared.map(({ prices }) => 1 / (prices[at] as number))));
  return whole.filter(({ prices }) => medians.some((median, at) => Math.abs(1 / (prices[at] as number) - median) > greatestFromMedian));
}

/**
 * Returns the median.
 *
 * @param values at least one
 */
function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((first, second) => first - second);
  const upper = Math.floor(sorted.length / 2);
  const middle = sorted.length % 2 === 1 ? [sorted[upper]] : [sorted[upper - 1], sorted[upper]];
  return (middle as number[]).reduce((sum, value) => sum + value, 0) / middle.length;
}
