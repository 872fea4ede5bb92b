import type { LineQuote } from '#data/queries/odds/list-quotes-of-lines.ts';
import type { SlipMatch } from '#data/queries/slip/list-slip-matches.ts';
import { type ForecastBasis, headlineForecast } from '#domain/forecast/headline-forecast.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { courtLegChance, type ForecastCourtLeg } from '#domain/slip/court-leg-chance.ts';
import { legProbability } from '#domain/slip/leg-probability.ts';
import type { AnyBet, AnyMarket } from '#domain/sports/sport-types.ts';

/**
 * Returns the probability of a selection on a match of its sport, returned stakes left out, and what it rests on; undefined where nothing is
 * forecast of it.
 *
 * @param quotes the newest of each bookmaker on the line of the bet
 */
export function chanceOfLeg(
  match: SlipMatch,
  bet: AnyBet,
  quotes: readonly LineQuote<AnyMarket>[],
): { readonly probability: number; readonly basis: ForecastBasis } | undefined {
  if (match.model === null) return undefined;
  if (match.sport !== 'football') {
    const { sport, facts } = match;
    return courtLegChance({ sport, bet, facts, forecasts: match } as ForecastCourtLeg, quotes as readonly LineQuote<AnyMarket>[]);
  }
  const { basis, parameters } = headlineForecast({ ...match, model: match.model });
  const probability = legProbability(bet as Bet, parameters, match.halfTimeShare ?? undefined);
  return probability === undefined ? undefined : { probability, basis };
}
