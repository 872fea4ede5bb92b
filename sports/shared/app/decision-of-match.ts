import type { CourtMatchForecast } from '#data/queries/court/get-court-match.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { SeenQuote } from '#domain/tip/offers-of-quotes.ts';
import type { SportTips } from '#domain/tip/sport-tips.ts';
import type { TipDecision } from '#domain/tip/tip-decision.ts';
import { tipsOfQuotes } from '#domain/tip/tips-of-quotes.ts';

interface DecidedMatch<Name extends Sport> {
  readonly pricesFrom: Date | null;
  readonly forecast: CourtMatchForecast<Name> | null;
}

/**
 * Returns the answer of the rule of tips to the prices of a match that is asked about as a whole; undefined without a forecast.
 *
 * @param quotes the newest of each bookmaker, market and line, of any age
 */
export function decisionOf<Name extends Sport>(
  tips: SportTips<Name>,
  { pricesFrom, forecast }: DecidedMatch<Name>,
  quotes: readonly SeenQuote<Name>[],
  now: Date,
): TipDecision<Name> | undefined {
  if (forecast === null) return undefined;
  const { model, blended, level, matches } = forecast;
  const asked = { model, blended: blended ?? undefined, halfTimeShare: null, reliability: { level, matches } };
  return tipsOfQuotes(tips, asked, quotes, now, pricesFrom)[0];
}
