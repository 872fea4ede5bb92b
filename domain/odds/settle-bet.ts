import type { Goals } from '#domain/match/match-score.ts';
import type { Bet, BetOutcome } from './bet.ts';
import type { MarketDefinition, SettledAt } from './markets/market-definition.ts';
import { betMarkets } from './markets/markets.ts';

/**
 * Returns the outcome of a bet by the rule of its market. Extra time and shoot-outs never count.
 *
 * @param goals after ninety minutes
 * @param halfTime at the break; without it a bet on the half-time result cannot be settled and is undefined
 */
export function settleBet(bet: Bet, goals: Goals, halfTime?: Goals): BetOutcome | undefined {
  const market: MarketDefinition = betMarkets[bet.market];
  const scores: Readonly<Record<SettledAt, Goals | undefined>> = { 'full-time': goals, 'half-time': halfTime };
  const counted = scores[market.settledAt];
  return counted && market.settle(bet, counted);
}
