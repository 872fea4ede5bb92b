import { doCount, lastSeenAt } from './counted-prices.ts';
import { overround } from './overround.ts';
import type { BookmakerKind, QuotePhase } from './quote.ts';

/** One stored quote of a market and line, with its bookmaker. Prices are decimal, in the market's order of selections. */
export interface MarketQuote {
  readonly bookmaker: string;
  readonly name: string;
  readonly kind: BookmakerKind;
  readonly line: number;
  readonly phase: QuotePhase;
  readonly quotedAt: Date;
  /** The last time at which the same prices were read again; null or undefined when they were read once. */
  readonly readAt?: Date | null;
  readonly prices: readonly (number | null)[];
}

/** A bookmaker's newest prices that count, and how its first selection has moved since its oldest quote. */
export interface BookmakerPrices {
  readonly bookmaker: string;
  readonly name: string;
  readonly kind: BookmakerKind;
  readonly prices: readonly (number | null)[];
  /** The bookmaker's average margin, as a share; undefined while a price is missing. */
  readonly margin: number | undefined;
  /** The first selection's newest price against its oldest, as a share (−0.03: 3% shorter); undefined with a single quote. */
  readonly change: number | undefined;
  /** The first selection's prices over time, oldest first. */
  readonly history: readonly PricePoint[];
}

/** Prices that are too old to count, since they may no longer be on offer. */
export interface OldPrices extends Pick<BookmakerPrices, 'bookmaker' | 'name' | 'kind' | 'prices'> {
  /** The last time at which they were read. */
  readonly seenAt: Date;
}

export interface PricePoint {
  readonly at: Date;
  readonly decimalOdds: number;
}

export interface LineComparison {
  readonly line: number;
  /** Bookmakers, the smallest margin first; those without a margin last. */
  readonly bookmakers: readonly BookmakerPrices[];
  /** The highest price of each selection at any bookmaker, and the margin of stakes placed at these. */
  readonly best: { readonly prices: readonly (number | null)[]; readonly margin: number | undefined };
  /** Exchanges, whose prices are before commission, and averages of the market: shown beside the offers, never counted as the best. */
  readonly others: readonly BookmakerPrices[];
  /** Bookmakers whose newest prices are too old to count, the newest first: shown with their time, and in no figure of the line. */
  readonly old: readonly OldPrices[];
}

export interface ComparedTime {
  /** The kick-off; later quotes are in-play prices and left out. Undefined includes all. */
  readonly until: Date | undefined;
  /** The earliest time at which a price of the match counts, as it is stored with the match; null when none does. */
  readonly countFrom: Date | null;
}

const phaseOrder: Readonly<Record<QuotePhase, number>> = { opening: 0, moving: 1, closing: 2 };

/**
 * Returns the comparison of the bookmakers on each line of one market by their newest quotes before `until` that count, the main line
 * first: the one on which most bookmakers quote, among several the one whose best prices are nearest to even.
 *
 * @param quotes all stored quotes of one market of a match, in any order
 * @param winners the number of selections of the market that win together, as `winnersOf` returns it
 */
export function comparePrices(quotes: readonly MarketQuote[], { until, countFrom }: ComparedTime, winners = 1): LineComparison[] {
  const inTime = quotes.filter(({ quotedAt, kind }) => kind !== 'market-best' && (until === undefined || quotedAt <= until));
  const lines = Map.groupBy(inTime, ({ line }) => line);
  return [...lines]
    .map(([line, quotesOfLine]) => compareLine(line, quotesOfLine, countFrom, winners))
    .sort(
      (first, second) =>
        second.bookmakers.length - first.bookmakers.length ||
        second.old.length - first.old.length ||
        imbalance(first) - imbalance(second) ||
        first.line - second.line,
    );
}

function compareLine(line: number, quotes: readonly MarketQuote[], countFrom: Date | null, winners: number): LineComparison {
  const byBookmaker = [...Map.groupBy(quotes, ({ bookmaker }) => bookmaker).values()].map(oldestFirst);
  const isOld = (ofBookmaker: readonly MarketQuote[]) => !doCount(ofBookmaker.at(-1) as MarketQuote, countFrom);
  const all = byBookmaker.filter((ofBookmaker) => !isOld(ofBookmaker)).map((ofBookmaker) => pricesOf(ofBookmaker, winners));
  const bookmakers = all
    .filter(({ kind }) => kind === 'bookmaker')
    .sort(
      (first, second) =>
        (first.margin ?? Number.POSITIVE_INFINITY) - (second.margin ?? Number.POSITIVE_INFINITY) || (first.name < second.name ? -1 : 1),
    );
  const selections = Math.max(0, ...bookmakers.map(({ prices }) => prices.length));
  const best = Array.from({ length: selections }, (_, selection) => highest(bookmakers.map(({ prices }) => prices[selection] ?? null)));
  return {
    line,
    bookmakers,
    best: { prices: best, margin: best.length === 0 ? undefined : overround(best, winners) },
    others: all.filter(({ kind }) => kind !== 'bookmaker').sort((first, second) => (first.kind < second.kind ? -1 : 1)),
    old: byBookmaker
      .filter(isOld)
      .map((ofBookmaker) => oldPricesOf(ofBookmaker.at(-1) as MarketQuote))
      .sort((first, second) => +second.seenAt - +first.seenAt || (first.name < second.name ? -1 : 1)),
  };
}

function oldPricesOf({ bookmaker, name, kind, prices, quotedAt, readAt }: MarketQuote): OldPrices {
  return { bookmaker, name, kind, prices, seenAt: lastSeenAt({ quotedAt, readAt: readAt ?? null }) };
}

function oldestFirst(quotes: readonly MarketQuote[]): MarketQuote[] {
  return [...quotes].sort(
    (first, second) => first.quotedAt.getTime() - second.quotedAt.getTime() || phaseOrder[first.phase] - phaseOrder[second.phase],
  );
}

/**
 * Returns the newest prices of a bookmaker, with their history.
 *
 * @param inOrder the quotes of the bookmaker, oldest first
 */
function pricesOf(inOrder: readonly MarketQuote[], winners: number): BookmakerPrices {
  const { bookmaker, name, kind, prices } = inOrder.at(-1) as MarketQuote;
  const history = inOrder.flatMap(({ quotedAt, prices: [decimalOdds] }) => (decimalOdds == null ? [] : [{ at: quotedAt, decimalOdds }]));
  const [oldest, newest] = [history[0], history.at(-1)];
  const change =
    history.length < 2 || oldest === undefined || newest === undefined ? undefined : newest.decimalOdds / oldest.decimalOdds - 1;
  return { bookmaker, name, kind, prices, margin: overround(prices, winners), change, history };
}

function highest(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Returns the difference between a line's two best prices, in probability; infinite for a line without both. */
function imbalance({ best: { prices } }: LineComparison): number {
  const [first, second] = prices;
  return first == null || second == null ? Number.POSITIVE_INFINITY : Math.abs(1 / first - 1 / second);
}
