import { betChances, winProbability } from '#domain/forecast/bet-chances.ts';
import { halfTimeScore } from '#domain/forecast/half-time-score.ts';
import { type ScoreParameters, scoreGrid } from '#domain/forecast/score-grid.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { SettledAt } from '#domain/odds/markets/market-definition.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';

/**
 * Returns a forecast's probability that a bet wins, returned stakes left out. Undefined for a bet on the half-time result where the
 * forecast says nothing of the break, and where the stake is certain to come back.
 *
 * @param halfTimeShare part of the goals that fall before the break, above 0 and below 1; undefined where it is not known
 */
export function legProbability(bet: Bet, parameters: ScoreParameters, halfTimeShare: number | undefined): number | undefined {
  const halfTime = halfTimeShare === undefined ? undefined : halfTimeScore(parameters, halfTimeShare);
  const byTime: Readonly<Record<SettledAt, ScoreParameters | undefined>> = { 'full-time': parameters, 'half-time': halfTime };
  const counted = byTime[betMarkets[bet.market].settledAt];
  if (counted === undefined) return undefined;
  const grid = scoreGrid(counted);
  return winProbability(betChances(bet, { grid, halfTime: grid }));
}
