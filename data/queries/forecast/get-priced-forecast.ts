import type { Queryable } from '#data/database/database.ts';
import { forecastGrids } from '#domain/forecast/forecast-grids.ts';
import { doCount } from '#domain/odds/counted-prices.ts';
import { judgeOffer } from '#domain/tip/judge-offer.ts';
import { offersOfQuotes } from '#domain/tip/offers-of-quotes.ts';
import type { TipDecision } from '#domain/tip/tip-decision.ts';
import { tipsOfQuotes } from '#domain/tip/tips-of-quotes.ts';
import { getMatchForecast, type MatchForecast } from './get-match-forecast.ts';
import { listQuotesOfMatches, type MatchQuote } from './list-quotes-of-matches.ts';

/** A forecast beside the prices of its match that count. */
export interface PricedForecast extends MatchForecast {
  /** Of every market, one a bookmaker and line. */
  readonly quotes: readonly MatchQuote[];
  /** The answers of the rule of tips to these prices, one a market that somebody quotes. */
  readonly decisions: readonly TipDecision[];
  /** True where any of these prices, of whatever market, is higher than the chances of the blended forecast warrant. */
  readonly paysMore: boolean;
}

/** A match with the moment since which its prices count. */
interface PricedMatch {
  readonly id: number;
  readonly pricesFrom: Date | null;
}

/** Returns the forecast of a match beside its prices as they were known at a moment; undefined where there is no forecast. */
export async function getPricedForecast(
  database: Queryable,
  { id, pricesFrom }: PricedMatch,
  now: Date,
): Promise<PricedForecast | undefined> {
  const [forecast, all] = await Promise.all([getMatchForecast(database, id), listQuotesOfMatches(database, [id], now)]);
  if (forecast === undefined) return undefined;
  const { model, halfTimeShare, reliability } = forecast;
  const blended = forecast.blended === null ? undefined : forecastGrids(forecast.blended, halfTimeShare);
  const quotes = all.filter((quote) => doCount(quote, pricesFrom));
  return {
    ...forecast,
    quotes,
    decisions: tipsOfQuotes({ model: forecastGrids(model, halfTimeShare), blended, reliability }, all, now, pricesFrom),
    paysMore: blended !== undefined && offersOfQuotes(quotes).some((offer) => judgeOffer(offer, blended).value > 0),
  };
}
