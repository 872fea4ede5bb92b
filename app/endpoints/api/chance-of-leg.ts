import type { LineQuote } from '#data/queries/odds/list-quotes-of-lines.ts';
import type { SlipMatch } from '#data/queries/slip/list-slip-matches.ts';
import type { ForecastBasis } from '#domain/forecast/headline-forecast.ts';
import { legChance } from '#domain/slip/leg-chance.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet, AnyMarket } from '#domain/sports/sport-types.ts';

/**
 * Returns the probability that a selection wins on a match of any sport, leaving out the case of a returned stake, and the basis of that
 * probability; undefined when the match has no forecast of it.
 *
 * @param quotes the latest quote of each bookmaker on the line of the bet
 */
export function chanceOfLeg(
  { sport, model, marketInformed, blended, ...match }: SlipMatch,
  bet: AnyBet,
  quotes: readonly LineQuote<AnyMarket>[],
): { readonly probability: number; readonly basis: ForecastBasis } | undefined {
  return model === null ? undefined : legChance<Sport>({ sport, bet, forecasts: { model, marketInformed, blended }, match }, quotes);
}
