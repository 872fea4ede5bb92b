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

/** A forecast beside the prices of its match that count. */
export interface PricedForecast extends MatchForecast {
  /** Of every market, one a bookmaker and line. */
  readonly quotes: readonly MatchQuote[];
  /** The answers of the rule of tips to these prices, one a market that somebody quotes. */
  readonly decisions: readonly TipDecision<typeof firstSport>[];
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
