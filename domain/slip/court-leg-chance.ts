import { winProbability } from '#domain/forecast/bet-chances.ts';
import { type ForecastBasis, type ForecastKinds, headlineForecast } from '#domain/forecast/headline-forecast.ts';
import type { BasketballBet } from '#domain/sports/basketball/basketball-bet.ts';
import { basketballBetChances } from '#domain/sports/basketball/market-chances.ts';
import { type CourtOpinion, fairChances } from '#domain/sports/court-prices.ts';
import { marketNamed, placeInQuote } from '#domain/sports/markets-of-sports.ts';
import type { FactsOf, ForecastOf } from '#domain/sports/sport-types.ts';
import { chanceOfTennisBet, matchChances } from '#domain/sports/tennis/match-chances.ts';
import type { TennisBet } from '#domain/sports/tennis/tennis-bet.ts';

/** A selection on a match of tennis or basketball, with what is forecast of the match. */
export type ForecastCourtLeg =
  | {
      readonly sport: 'tennis';
      readonly bet: TennisBet;
      readonly forecasts: ForecastKinds<ForecastOf<'tennis'>>;
      readonly facts: FactsOf<'tennis'>;
    }
  | { readonly sport: 'basketball'; readonly bet: BasketballBet; readonly forecasts: ForecastKinds<ForecastOf<'basketball'>> };

/**
 * Returns the probability that a selection wins, returned stakes left out, and what it rests on. Of a bet on a line it is the one that the prices
 * of that line stand for, as tips on it are judged; of a bet on the winner, and where too few quote the line, that of the headline forecast.
 * Undefined where the stake is certain to come back.
 *
 * @param quotes the newest of each bookmaker on the line of the bet
 */
export function courtLegChance(
  leg: ForecastCourtLeg,
  quotes: readonly CourtOpinion[],
): { readonly probability: number; readonly basis: ForecastBasis } | undefined {
  const byPrices = marketNamed(leg.bet.market).lines === undefined ? undefined : chanceByPrices(leg.bet, quotes);
  if (byPrices !== undefined) return { probability: byPrices, basis: 'blended' };
  return leg.sport === 'tennis' ? tennisChance(leg) : basketballChance(leg);
}

function chanceByPrices(bet: ForecastCourtLeg['bet'], quotes: readonly CourtOpinion[]): number | undefined {
  return fairChances(quotes, bet.market, bet.line)?.[placeInQuote(bet)];
}

function tennisChance({ bet, forecasts, facts: { tour, surface } }: Extract<ForecastCourtLeg, { sport: 'tennis' }>) {
  const { basis, parameters } = headlineForecast(forecasts);
  const { firstWins, bestOf } = parameters;
  if (bet.market === 'match-winner') return { probability: bet.selection === 'first' ? firstWins : 1 - firstWins, basis };
  return { probability: chanceOfTennisBet(bet, matchChances(firstWins, bestOf, tour, surface)), basis };
}

function basketballChance({ bet, forecasts }: Extract<ForecastCourtLeg, { sport: 'basketball' }>) {
  const { basis, parameters } = headlineForecast(forecasts);
  const probability = winProbability(basketballBetChances(bet, parameters));
  return probability === undefined ? undefined : { probability, basis };
}
