import { betChances, winProbability } from '#domain/forecast/bet-chances.ts';
import { halfTimeScore } from '#domain/forecast/half-time-score.ts';
import { headlineChances } from '#domain/forecast/headline-chances.ts';
import { scoreGrid } from '#domain/forecast/score-grid.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import type { SportModel } from '../sport-model.ts';
import { blendWithQuotes } from './football-prices.ts';

export const footballModel: SportModel<'football'> = {
  priced: ({ model, marketInformed, kickoffUtc }, quotes) =>
    blendWithQuotes({ model, marketInformed: marketInformed ?? undefined }, quotes, kickoffUtc),
  headline: (forecast) => headlineChances(scoreGrid(forecast)),
  chanceOf(bet, forecast, { halfTimeShare }) {
    const isOfBreak = betMarkets[bet.market].settledAt === 'half-time';
    if (isOfBreak && halfTimeShare === null) return undefined;
    const grid = scoreGrid(isOfBreak && halfTimeShare !== null ? halfTimeScore(forecast, halfTimeShare) : forecast);
    return winProbability(betChances(bet, { grid, halfTime: grid }));
  },
};
