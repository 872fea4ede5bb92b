import type { MarketQuote } from './compare-prices.ts';
import { outlyingBooks } from './outlying-books.ts';

/** A quote of one market and line, with the fields that the bookmakers' average needs. */
export type OpinionQuote = Pick<MarketQuote, 'kind' | 'line' | 'prices'> & { readonly market: string };

/** The bookmakers' average prices on one line, margin still in. */
export interface Consensus {
  readonly line: number;
  readonly prices: readonly number[];
  /** The number of bookmakers in the average; an average that a feed names counts as one. */
  readonly bookmakers: number;
}

/**
 * Returns the bookmakers' average prices in one market, for each line that at least one of them quotes completely, the line with most
 * bookmakers first and among several the one whose prices are nearest to each other. Quotes that lack a price are ignored, and so are
 * exchanges and books far from the median. The mean of the bookmakers' own prices is used when there are at least three of them; otherwise
 * an average that a feed names, when there is one.
 *
 * @param quotes one for each bookmaker and line: its newest
 */
export function consensusPrices<Quote extends OpinionQuote>(quotes: readonly Quote[], market: Quote['market']): Consensus[] {
  const whole = quotes.filter(
    (quote) => quote.market === market && quote.prices.length > 0 && quote.prices.every((price) => price !== null),
  );
  return [...Map.groupBy(whole, ({ line }) => line)]
    .map(([line, ofLine]) => ({ line, ...averageOf(ofLine) }))
    .filter(({ bookmakers }) => bookmakers > 0)
    .sort(
      (first, second) =>
        second.bookmakers - first.bookmakers || spreadOf(first) - spreadOf(second) || Math.abs(first.line) - Math.abs(second.line),
    );
}

const fewBookmakers = 3;

function averageOf(quotes: readonly OpinionQuote[]): Pick<Consensus, 'prices' | 'bookmakers'> {
  const far = new Set(outlyingBooks(quotes));
  const own = quotes.filter((quote) => quote.kind === 'bookmaker' && !far.has(quote));
  const average = quotes.find((quote) => quote.kind === 'market-average' && !far.has(quote));
  if (average !== undefined && own.length < fewBookmakers) return { prices: average.prices as readonly number[], bookmakers: 1 };
  if (own.length === 0) return { prices: [], bookmakers: 0 };
  const selections = (own[0] as OpinionQuote).prices.length;
  const prices = Array.from(
    { length: selections },
    (_, at) => own.reduce((sum, quote) => sum + (quote.prices[at] as number), 0) / own.length,
  );
  return { prices, bookmakers: own.length };
}

/** Returns the difference between the first and the last price, in probability. */
function spreadOf({ prices }: Consensus): number {
  return Math.abs(1 / (prices[0] as number) - 1 / (prices.at(-1) as number));
}
