import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { BookmakerKind } from '#domain/odds/quote.ts';
import type { SeenOffer } from './takeable-offers.ts';

/** A bookmaker's prices of a line; `quotedAt` is when they were last seen. */
export interface SeenQuote extends Pick<SeenOffer, 'bookmaker' | 'quotedAt' | 'firstSeenAt'> {
  readonly kind: BookmakerKind;
  readonly market: Market;
  readonly line: number;
  /** Decimal, in the market's order of selections. */
  readonly prices: readonly (number | null)[];
}

/**
 * Returns the offers of the bookmakers, selection by selection. Exchanges take a commission on top, averages and bests are nobody's offer.
 *
 * @param quotes the newest of each bookmaker, market and line
 */
export function offersOfQuotes(quotes: readonly SeenQuote[]): SeenOffer[] {
  return quotes.flatMap(({ kind, market, line, bookmaker, quotedAt, firstSeenAt, prices }) => {
    if (kind !== 'bookmaker') return [];
    return betsOfLine(market, line).flatMap((bet, at): SeenOffer[] => {
      const decimalOdds = prices[at];
      return decimalOdds == null ? [] : [{ bet, decimalOdds, bookmaker, quotedAt, firstSeenAt }];
    });
  });
}
