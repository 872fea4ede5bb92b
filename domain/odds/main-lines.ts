import type { MarketDefinition } from './markets/market-definition.ts';
import { type Market, marketNames, markets } from './markets/markets.ts';

/** The line of each market on which most bookmakers quote, which is used to compare bookmakers and to follow prices. */
export const mainLines: readonly { readonly market: Market; readonly line: number }[] = marketNames.flatMap((market) => {
  const { mainLine }: MarketDefinition = markets[market];
  return mainLine === undefined ? [] : [{ market, line: mainLine }];
});
