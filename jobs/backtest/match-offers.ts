import { knownBookmakers } from '#data/feeds/bookmakers.ts';
import type { FeedQuote } from '#data/feeds/feed.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { markets } from '#domain/odds/market.ts';
import type { Offer } from '#domain/tip/tip-decision.ts';

/**
 * The prices at which the bets of a match could be had before it: those of every bookmaker that the file names, and on a market where
 * it names none the best of the market. Closing prices are none of them, nor are those of exchanges, which are before commission.
 */
export function toOffers(quotes: readonly FeedQuote[]): Offer[] {
  const early = quotes.filter(({ phase }) => phase !== 'closing');
  const offered = early.filter(({ bookmaker }) => knownBookmakers[bookmaker]?.kind === 'bookmaker');
  const quoted = new Set(offered.map(({ market }) => market));
  const best = early.filter(({ bookmaker, market }) => bookmaker === 'market-best' && !quoted.has(market));
  return [...offered, ...best].flatMap(({ market, line, prices, bookmaker, quotedAt }) =>
    prices.flatMap((decimalOdds, at): Offer[] =>
      decimalOdds === null ? [] : [{ bet: { market, line, selection: markets[market][at] } as Bet, decimalOdds, bookmaker, quotedAt }],
    ),
  );
}
