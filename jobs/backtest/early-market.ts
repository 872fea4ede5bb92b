import { knownBookmakers } from '#data/feeds/bookmakers.ts';
import type { FeedQuote } from '#data/feeds/feed.ts';
import type { MarketPrices } from '#domain/forecast/prices/market-view.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { Offer } from '#domain/tip/tip-decision.ts';
import { marketPrices, sharpPrices } from '#sports/football/domain/football-prices.ts';
import { bestTakeableOffers } from '#sports/football/domain/football-tips.ts';

/** The prices that the site would have known when it chose the tips of a match. */
export interface EarlyMarket {
  /** The moment at which the source collected the prices. */
  readonly quotedAt: Date;
  /** The average prices that the blended forecast uses, and those of the sharpest bookmaker. */
  readonly opinion: MarketPrices;
  readonly sharp: MarketPrices;
  readonly offers: readonly Offer<Bet>[];
}

/**
 * Returns the market that the site would have seen before the match, from the quotes of a row; undefined when the row has none from before
 * the match.
 */
export function toEarlyMarket(quotes: readonly FeedQuote[]): EarlyMarket | undefined {
  const early = quotes.filter(({ phase }) => phase !== 'closing');
  const [first] = early;
  if (first === undefined) return undefined;
  const known = early.map((quote) => ({
    ...quote,
    matchId: 0,
    firstSeenAt: quote.quotedAt,
    kind: knownBookmakers[quote.bookmaker]?.kind ?? 'bookmaker',
  }));
  /* All of a row's early prices are of one moment, so that of one bet only the highest can matter. */
  return {
    quotedAt: first.quotedAt,
    opinion: marketPrices(known),
    sharp: sharpPrices(known),
    offers: bestTakeableOffers(known),
  };
}
