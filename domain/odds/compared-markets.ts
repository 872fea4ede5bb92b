import type { MarketDefinition } from './markets/market-definition.ts';
import { type Market, marketNames, markets } from './markets/markets.ts';

/** A market in which the bookmakers of a day's matches are compared. */
export interface ComparedMarket {
  readonly market: Market;
  /** Undefined when the line differs by match: then the one on which most bookmakers quote, among several the one whose prices are nearest to even. */
  readonly line: number | undefined;
  readonly winners: number;
}

/** The markets that are shown by their prices, in their order. */
export const comparedMarkets: readonly ComparedMarket[] = marketNames.flatMap((market) => {
  const { addressName, mainLine, lines, winners }: MarketDefinition = markets[market];
  return addressName === undefined ? [] : [{ market, line: mainLine ?? (lines === undefined ? 0 : undefined), winners }];
});

/** Min bookmakers that price a selection for their average to be shown. */
export const minToAverage = 3;
