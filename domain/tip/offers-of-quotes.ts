import { betsOfLine } from '#domain/sports/markets-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { BetOf } from '#domain/sports/sport-types.ts';
import type { JudgingQuote } from './sport-tips.ts';
import type { SeenOffer } from './takeable-offers.ts';

/** A bookmaker's prices of a line, in the market's order of selections; `quotedAt` is the last time at which they were read. */
export interface SeenQuote<Name extends Sport = Sport> extends JudgingQuote<Name>, Pick<SeenOffer, 'quotedAt' | 'firstSeenAt'> {}

/**
 * Returns the offers of the bookmakers, one for each priced selection. Exchanges charge a commission, and averages and best prices are not
 * offers of any bookmaker, so they are left out.
 *
 * @param quotes the newest of each bookmaker, market and line
 */
export function offersOfQuotes<Name extends Sport>(quotes: readonly SeenQuote<Name>[]): SeenOffer<BetOf<Name>>[] {
  return quotes.flatMap(({ kind, market, line, bookmaker, quotedAt, firstSeenAt, prices }) => {
    if (kind !== 'bookmaker') return [];
    return betsOfLine(market, line).flatMap((bet, at): SeenOffer<BetOf<Name>>[] => {
      const decimalOdds = prices[at];
      return decimalOdds == null ? [] : [{ bet: bet as BetOf<Name>, decimalOdds, bookmaker, quotedAt, firstSeenAt }];
    });
  });
}
