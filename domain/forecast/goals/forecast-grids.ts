import type { ForecastGrids } from './bet-chances.ts';
import { halfTimeScore } from './half-time-score.ts';
import { type ScoreParameters, scoreGrid } from './score-grid.ts';

/**
 * Returns the grids by which the bets on a match are priced.
 *
 * @param halfTimeShare part of the goals that fall before the break; null when it is not known, which gives no grid of the break
 */
export function forecastGrids(parameters: ScoreParameters, halfTimeShare: number | null): ForecastGrids {
  const grid = scoreGrid(parameters);
  return halfTimeShare === null ? { grid } : { grid, halfTime: scoreGrid(halfTimeScore(parameters, halfTimeShare)) };
}
