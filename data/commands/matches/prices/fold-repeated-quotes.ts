import type { StoredQuote } from './store-quotes.ts';

/** Quote with the last time at which the same prices were read again. */
export interface FoldedQuote extends StoredQuote {
  readonly readAt?: Date;
}

/**
 * Returns the quotes, in their order, without those of phase `moving` (neither opening nor closing) that repeat the bookmaker's previous moving quote. The
 * previous one gets the time at which they were read as `readAt`.
 */
export function foldRepeatedQuotes(quotes: readonly StoredQuote[]): FoldedQuote[] {
  const folded = new Map<StoredQuote, Date | undefined>(quotes.map((quote) => [quote, undefined]));
  const moving = quotes.filter(({ quote }) => quote.phase === 'moving');
  const keyOf = ({ matchId, quote: { bookmaker, market, line } }: StoredQuote) => `${matchId} ${bookmaker} ${market} ${line}`;
  for (const ofLine of Map.groupBy(moving, keyOf).values()) {
    let previous: StoredQuote | undefined;
    for (const next of ofLine.toSorted((one, other) => +one.quote.quotedAt - +other.quote.quotedAt)) {
      if (previous !== undefined && hasSamePrices(previous, next)) {
        folded.set(previous, next.quote.quotedAt);
        folded.delete(next);
      } else previous = next;
    }
  }
  return [...folded].map(([quote, readAt]) => (readAt === undefined ? quote : { ...quote, readAt }));
}

function hasSamePrices({ quote: one }: StoredQuote, { quote: other }: StoredQuote): boolean {
  return one.prices.length === other.prices.length && one.prices.every((price, at) => price === other.prices[at]);
}
