import { isLicensedAnywhere } from '#domain/jurisdiction/licences.ts';
import { doCount, pricesCountFrom } from '#domain/odds/counted-prices.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { offersOfQuotes, type SeenQuote } from '#domain/tip/offers-of-quotes.ts';
import type { PredictedPrice, PredictedResult } from './prediction.ts';

const none: PredictedPrice = { decimalOdds: null, bookmaker: null };

/**
 * Returns the best price of a result that counts at a moment, of the bookmakers that are licensed in one of the site's countries; of two
 * equal ones that of the bookmaker who is first in the alphabet.
 *
 * @param quotes the newest of each bookmaker, market and line, of any age
 */
export function priceOfResult<Name extends Sport>(
  sport: Name,
  result: PredictedResult,
  quotes: readonly SeenQuote<Name>[],
  now: Date,
): PredictedPrice {
  const { market, line, selection } = rulesOf(sport).model.betOn(result);
  const counted = quotes.filter((quote) => quote.quotedAt <= now && doCount(quote, pricesCountFrom(now)));
  const [best] = offersOfQuotes(counted)
    .filter(({ bet }) => bet.market === market && bet.line === line && bet.selection === selection)
    .filter(({ bookmaker }) => isLicensedAnywhere(bookmaker))
    .sort((first, second) => second.decimalOdds - first.decimalOdds || (first.bookmaker < second.bookmaker ? -1 : 1));
  return best === undefined ? none : { decimalOdds: best.decimalOdds, bookmaker: best.bookmaker };
}
