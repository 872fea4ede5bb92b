import { doCount, pricesCountFrom } from '#domain/odds/counted-prices.ts';
import { chooseTips } from './choose-tips.ts';
import { offersOfQuotes, type SeenQuote } from './offers-of-quotes.ts';
import { takeableOffers } from './takeable-offers.ts';
import type { TipDecision, TipForecast } from './tip-decision.ts';

/**
 * Returns the decisions about a match by the prices of its bookmakers, as `chooseTips` makes them.
 *
 * @param quotes the newest of each bookmaker, market and line, of any age
 * @param countFrom the moment since which prices of the match count; null where none do
 */
export function tipsOfQuotes(
  forecast: TipForecast,
  quotes: readonly SeenQuote[],
  now: Date,
  countFrom: Date | null = pricesCountFrom(now),
): TipDecision[] {
  const counted = quotes.filter((quote) => doCount(quote, countFrom));
  return chooseTips(forecast, takeableOffers(offersOfQuotes(counted)), now, { asked: offersOfQuotes(quotes), countFrom });
}
