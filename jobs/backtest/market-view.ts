import type { MarketPrices } from '#domain/forecast/prices/market-view.ts';
import { type MarginMethod, removeMargin } from '#domain/forecast/prices/remove-margin.ts';
import type { JudgedMarket } from './judged-market.ts';

/** The method that removes the margin from the prices with which forecasts are compared: the same as in the blended forecast. */
export const marginMethod: MarginMethod = 'power';

/** Returns the probabilities of a market's outcomes by the prices, margin removed; undefined when there are no prices of the market. */
export function marketView(prices: MarketPrices, market: JudgedMarket): readonly number[] | undefined {
  switch (market) {
    case 'matchResult':
      return prices.matchResult && removeMargin(prices.matchResult, marginMethod);
    case 'overUnder25':
      return prices.totalGoals?.line === 2.5 ? removeMargin(prices.totalGoals.prices, marginMethod) : undefined;
    case 'bothTeamsToScore':
      return undefined;
  }
}
