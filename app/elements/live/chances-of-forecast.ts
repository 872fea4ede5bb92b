import { inPlayChances, type MatchInPlay } from '#domain/forecast/goals/in-play-chances.ts';
import { type ScoreGrid, scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { ForecastOfMatch } from '#domain/live/live-event.ts';
import type { MatchOutcome } from '#domain/match/match-score.ts';

const grids = new WeakMap<ForecastOfMatch, ScoreGrid>();

/** Returns the present chances of a match that is on, from its forecast before the kick-off and its state. */
export function chancesOfForecast(forecast: ForecastOfMatch, now: MatchInPlay): Record<MatchOutcome, number> {
  const grid = grids.get(forecast) ?? scoreGrid(forecast);
  grids.set(forecast, grid);
  return inPlayChances(grid, forecast.halfTimeShare, now);
}
