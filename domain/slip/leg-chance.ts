import { type ForecastBasis, type ForecastKinds, headlineForecast } from '#domain/forecast/goals/headline-forecast.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { MatchOfBet } from '#domain/sports/sport-model.ts';
import type { BetOf, ForecastOf } from '#domain/sports/sport-types.ts';
import type { JudgingQuote } from '#domain/tip/sport-tips.ts';

/** A selection on a match of a sport, with the forecasts of the match. */
export interface ForecastLeg<Name extends Sport> {
  readonly sport: Name;
  readonly bet: BetOf<Name>;
  readonly forecasts: ForecastKinds<ForecastOf<Name>>;
  readonly match: MatchOfBet<Name>;
}

/**
 * Returns the probability that a selection wins, returned stakes left out, and its basis: that of the headline forecast, or, in sports
 * whose tips on a line are judged by the prices of the line, the one that these prices imply. Undefined when the stake is certain to be
 * returned, and when too little is known.
 *
 * @param quotes the newest of each bookmaker on the line of the bet
 */
export function legChance<Name extends Sport>(
  { sport, bet, forecasts, match }: ForecastLeg<Name>,
  quotes: readonly JudgingQuote<Name>[],
): { readonly probability: number; readonly basis: ForecastBasis } | undefined {
  const { model } = rulesOf(sport);
  const byPrices = model.lineChance?.(bet, quotes);
  if (byPrices !== undefined) return { probability: byPrices, basis: 'blended' };
  const { basis, parameters } = headlineForecast(forecasts);
  const probability = model.chanceOf(bet, parameters, match);
  return probability === undefined ? undefined : { probability, basis };
}
