import type { SeenQuote } from '#domain/tip/offers-of-quotes.ts';
import type { TipDecision, TipForecast } from '#domain/tip/tip-decision.ts';
import { tipsOfQuotes } from '#domain/tip/tips-of-quotes.ts';
import { rulesOf } from './rules-of-sports.ts';
import type { Sport } from './sport.ts';

/**
 * Returns the decisions about a match of a sport by the prices of its bookmakers, as `tipsOfQuotes` makes them; in a sport that publishes
 * no tips a single decision that its rule is not proven, for any prices.
 *
 * @param forecast undefined when the match has none: then there are no decisions
 * @param quotes the newest of each bookmaker, market and line, of any age
 * @param countFrom the earliest time at which a price of the match counts; null when none does
 */
export function tipsOfMatch<Name extends Sport>(
  sport: Name,
  forecast: TipForecast<Name> | undefined,
  quotes: readonly SeenQuote<Name>[],
  now: Date,
  countFrom?: Date | null,
): TipDecision<Name>[] {
  const { publishesTips, tips, winnerMarket } = rulesOf(sport);
  if (!publishesTips) return [{ kind: 'no-tip', market: winnerMarket, reason: 'rule-not-proven' }];
  return forecast === undefined ? [] : tipsOfQuotes(tips, forecast, quotes, now, countFrom);
}
