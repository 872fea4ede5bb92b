import type { Queryable } from '#data/database/database.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { doCount } from '#domain/odds/counted-prices.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { offersOfQuotes } from '#domain/tip/offers-of-quotes.ts';
import type { Offer, TipDecision } from '#domain/tip/tip-decision.ts';
import { tipsOfQuotes } from '#domain/tip/tips-of-quotes.ts';
import { getMatchForecast, type MatchForecast } from './get-match-forecast.ts';
import { listQuotesOfMatches, type MatchQuote } from './list-quotes-of-matches.ts';

/** Forecast with the prices of its match that count, which are those read within a day (see domain/odds/counted-prices.ts). */
export interface PricedForecast extends MatchForecast {
  /** Quotes of every market, one for each bookmaker and line. */
  readonly quotes: readonly MatchQuote[];
  /** Decisions of the rule of tips on these prices, one for each quoted market. */
  readonly decisions: readonly TipDecision<typeof firstSport>[];
  /** True when any of these prices, on any market, is higher than the chances of the blended forecast warrant. */
  readonly paysMore: boolean;
}

/** Match with the earliest time of the last reading of a price that counts; null when none does. */
interface PricedMatch {
  readonly id: number;
  readonly pricesFrom: Date | null;
}

/** Returns the forecast of a match with the prices that are known at a moment; undefined when no forecast is stored. */
export async function getPricedForecast(
  database: Queryable,
  { id, pricesFrom }: PricedMatch,
  now: Date,
): Promise<PricedForecast | undefined> {
  const [forecast, all] = await Promise.all([getMatchForecast(database, id), listQuotesOfMatches(database, [id], now)]);
  if (forecast === undefined) return undefined;
  const blended = forecast.blended ?? undefined;
  const quotes = all.filter((quote) => doCount(quote, pricesFrom));
  const { tips } = rulesOf(firstSport);
  const judge = tips.judge({ ...forecast, blended }, quotes);
  const gains = (offer: Offer<Bet>) => {
    const judgement = judge?.(offer);
    return typeof judgement === 'object' && judgement.expectedValue > 0;
  };
  return {
    ...forecast,
    quotes,
    decisions: tipsOfQuotes(tips, { ...forecast, blended }, all, now, pricesFrom),
    paysMore: offersOfQuotes<typeof firstSport>(quotes).some(gains),
  };
}
