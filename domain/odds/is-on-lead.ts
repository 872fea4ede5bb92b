import type { Bet } from './bet.ts';
import type { MarketDefinition } from './markets/market-definition.ts';
import { betMarkets } from './markets/markets.ts';

/** Returns true for a bet whose line gives goals to the home side. */
export function isOnLead({ market }: Bet): boolean {
  const definition: MarketDefinition = betMarkets[market];
  return definition.lines?.of === 'lead';
}
