import { betChances, winProbability } from '#domain/forecast/bet-chances.ts';
import { halfTimeScore } from '#domain/forecast/half-time-score.ts';
import { type ScoreParameters, scoreGrid } from '#domain/forecast/score-grid.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';

/**
 * A forecast's probability that a bet wins, returned stakes left out. Undefined for a bet on the half-time result where the forecast says
 * nothing of the break, and where the stake is certain to come back.
 *
 * @param halfTimeShare part of the goals that fall before the break, above 0 and below 1; undefined where it is not known
 */
export function legProbability(bet: Bet, parameters: ScoreParameters, halfTimeShare: number | undefined): number | undefined {
  if (betMarkets[bet.market].settledAt === 'full-time') return winProbability(betChances(bet, { grid: scoreGrid(parameters) }));
  if (halfTimeShare === undefined) return undefined;
  const halfTime = scoreGrid(halfTimeScore(parameters, halfTimeShare));
  return winProbability(betChances(bet, { grid: halfTime, halfTime }));
}
