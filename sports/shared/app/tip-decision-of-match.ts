import type { TwoSidedMatchForecast } from '#data/queries/two-sided/get-two-sided-match.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { tipsOfMatch } from '#domain/sports/tips-of-match.ts';
import type { SeenQuote } from '#domain/tip/offers-of-quotes.ts';
import type { TipDecision, TipForecast } from '#domain/tip/tip-decision.ts';

interface DecidedMatch<Name extends Sport> {
  readonly pricesFrom: Date | null;
  readonly forecast: TwoSidedMatchForecast<Name> | null;
}

/**
 * Returns what the tip rule decides on the prices of a match: a tip, or the reason for none. In a sport that publishes no tips always
 * `rule-not-proven`; undefined where the sport publishes tips but the match has no forecast.
 *
 * @param quotes the newest of each bookmaker, market and line, of any age
 */
export function tipDecisionOf<Name extends Sport>(
  sport: Name,
  { pricesFrom, forecast }: DecidedMatch<Name>,
  quotes: readonly SeenQuote<Name>[],
  now: Date,
): TipDecision<Name> | undefined {
  return tipsOfMatch(sport, forecast === null ? undefined : toTipForecast(forecast), quotes, now, pricesFrom)[0];
}

function toTipForecast<Name extends Sport>({ model, blended, level, matches }: TwoSidedMatchForecast<Name>): TipForecast<Name> {
  return { model, blended: blended ?? undefined, halfTimeShare: null, reliability: { level, matches } };
}
