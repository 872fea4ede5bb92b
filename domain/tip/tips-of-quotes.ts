import { doCount, pricesCountFrom } from '#domain/odds/counted-prices.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { chooseTips } from './choose-tips.ts';
import { offersOfQuotes, type SeenQuote } from './offers-of-quotes.ts';
import type { SportTips } from './sport-tips.ts';
import { takeableOffers } from './takeable-offers.ts';
import type { TipDecision, TipForecast } from './tip-decision.ts';

/**
 * Returns the decisions about a match by the prices of its bookmakers, as `chooseTips` makes them.
 *
 * @param quotes the newest of each bookmaker, market and line, of any age
 * @param countFrom the earliest time at which a price of the match counts; null when none does
 */
export function tipsOfQuotes<Name extends Sport>(
  tips: SportTips<Name>,
  forecast: TipForecast<Name>,
  quotes: readonly SeenQuote<Name>[],
  now: Date,
  countFrom: Date | null = pricesCountFrom(now),
): TipDecision<Name>[] {
  const counted = quotes.filter((quote) => quote.quotedAt <= now && doCount(quote, countFrom));
  const takeable = takeableOffers(tips, offersOfQuotes(counted));
  const judge = { judge: tips.judge(forecast, counted), reliability: forecast.reliability };
  return chooseTips(tips, judge, { takeable, asked: offersOfQuotes(quotes), countFrom }, now);
}
