import type { MarketPrices } from '#domain/forecast/market-view.ts';
import { type MarginMethod, removeMargin } from '#domain/forecast/remove-margin.ts';
import type { JudgedMarket } from './judged-market.ts';

/** How the margin is taken out of the prices that forecasts are compared with: as the blended forecast takes it out. */
export const marginMethod: MarginMethod = 'power';

/** What prices say of a market's outcomes, margin removed; undefined where the market is not among them. */
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
