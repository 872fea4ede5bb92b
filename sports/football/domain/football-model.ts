import { betChances, winProbability } from '#domain/forecast/goals/bet-chances.ts';
import { halfTimeScore } from '#domain/forecast/goals/half-time-score.ts';
import { headlineChances } from '#domain/forecast/goals/headline-chances.ts';
import { likeliestScore } from '#domain/forecast/goals/likeliest-score.ts';
import { type ScoreParameters, scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { SettledAt } from '#domain/odds/markets/market-definition.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import type { SportModel } from '#domain/sports/sport-model.ts';
import { blendWithQuotes } from './football-prices.ts';

export const footballModel: SportModel<'football'> = {
  priced: ({ model, marketInformed, kickoffUtc }, quotes) =>
    blendWithQuotes({ model, marketInformed: marketInformed ?? undefined }, quotes, kickoffUtc),
  headline: (forecast) => headlineChances(scoreGrid(forecast)),
  likeliestScore: (forecast, result) => likeliestScore(scoreGrid(forecast), (home, away) => resultOfScore({ home, away }) === result),
  betOn: (result) => ({ market: 'match-result', line: 0, selection: result }),
  chanceOf(bet, forecast, { halfTimeShare }) {
    const byTime: Readonly<Record<SettledAt, ScoreParameters | undefined>> = {
      'full-time': forecast,
      'half-time': halfTimeShare === null ? undefined : halfTimeScore(forecast, halfTimeShare),
    };
    const counted = byTime[betMarkets[bet.market].settledAt];
    if (counted === undefined) return undefined;
    const grid = scoreGrid(counted);
    return winProbability(betChances(bet, { grid, halfTime: grid }));
  },
};

/** Returns the side that leads by a score, or the draw. */
function resultOfScore({ home, away }: { readonly home: number; readonly away: number }): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}
