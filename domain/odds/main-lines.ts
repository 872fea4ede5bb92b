import type { MarketDefinition } from './markets/market-definition.ts';
import { type Market, marketNames, markets } from './markets/markets.ts';

/** The line of each market on which most bookmakers quote, by which bookmakers are compared and whose prices are followed. */
export const mainLines: readonly { readonly market: Market; readonly line: number }[] = marketNames.flatMap((market) => {
  const { mainLine }: MarketDefinition = markets[market];
  return mainLine === undefined ? [] : [{ market, line: mainLine }];
});
