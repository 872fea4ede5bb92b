import type { FeedQuote } from '#data/feeds/feed.ts';
import type { MarketPrices } from '#domain/forecast/prices/market-view.ts';
import { overround } from '#domain/odds/overround.ts';

/** The market's prices for one match, margin still in, on the markets that are judged. */
export interface MatchPrices {
  /** The averages of the bookmakers' prices days before the match; empty where the file has none. */
  readonly preMatch: MarketPrices;
  /** Pinnacle's prices of the same time; empty where the file has none. */
  readonly preMatchPinnacle: MarketPrices;
  /** The last prices before kick-off, or the pre-match average where there are none. */
  readonly closing: MarketPrices;
  /** The source of `closing` for match-result. */
  readonly closingSource: ClosingSource | undefined;
  /** The true closing prices alone, without the pre-match average in their place. */
  readonly closingLine: MarketPrices;
}

/** The average of the closing prices, else Pinnacle's closing prices, else the pre-match average. */
const closingSources = ['closingAverage', 'closingPinnacle', 'preMatchAverage'] as const;
export type ClosingSource = (typeof closingSources)[number];

/* An average that leaves less margin than this or more is a slip of the keyboard: the files have a handful. */
const minMargin = -0.1;
const maxMargin = 0.4;

/** Returns the prices to judge by, picked from all quotes of a match. */
export function toMatchPrices(quotes: readonly FeedQuote[]): MatchPrices {
  const early = quotes.filter(({ phase }) => phase !== 'closing');
  const closing = quotes.filter(({ phase }) => phase === 'closing');
  const preMatch = toMarketPrices(early.filter(({ bookmaker }) => bookmaker === 'market-average'));
  const average = toMarketPrices(closing.filter(({ bookmaker }) => bookmaker === 'market-average'));
  const pinnacle = toMarketPrices(closing.filter(({ bookmaker }) => bookmaker === 'pinnacle'));
  const closingLine = { ...pinnacle, ...average };
  return {
    preMatch,
    preMatchPinnacle: toMarketPrices(early.filter(({ bookmaker }) => bookmaker === 'pinnacle')),
    closing: { ...preMatch, ...closingLine },
    closingSource: closingSources[[average, pinnacle, preMatch].findIndex(({ matchResult }) => matchResult !== undefined)],
    closingLine,
  };
}

/** Returns one bookmaker's quotes of one phase. */
function toMarketPrices(quotes: readonly FeedQuote[]): MarketPrices {
  const [matchResult] = pricesOf(quotes, 'match-result', 3);
  const [totalGoals] = pricesOf(quotes, 'total-goals', 2);
  const [asianHandicap] = pricesOf(quotes, 'asian-handicap', 2);
  return {
    ...(matchResult !== undefined && { matchResult: matchResult.prices as [number, number, number] }),
    ...(totalGoals !== undefined && { totalGoals: { line: totalGoals.line, prices: totalGoals.prices as [number, number] } }),
    ...(asianHandicap !== undefined && { asianHandicap: { line: asianHandicap.line, prices: asianHandicap.prices as [number, number] } }),
  };
}

function pricesOf(quotes: readonly FeedQuote[], market: FeedQuote['market'], count: number): FeedQuote[] {
  return quotes.filter((quote) => {
    const margin = quote.market === market && quote.prices.length === count ? overround(quote.prices) : undefined;
    return margin !== undefined && margin > minMargin && margin < maxMargin;
  });
}
