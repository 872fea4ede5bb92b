import { expectedGoals } from '#domain/forecast/goals/expected-goals.ts';
import { headlineChances } from '#domain/forecast/goals/headline-chances.ts';
import { type ForecastKinds, headlineForecast } from '#domain/forecast/goals/headline-forecast.ts';
import { likeliestScore } from '#domain/forecast/goals/likeliest-score.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { ForecastToTell } from './match-to-tell.ts';

/** Returns the part of a match's headline forecast that previews and news use. */
export function forecastToTell(forecasts: ForecastKinds): ForecastToTell {
  const grid = scoreGrid(headlineForecast(forecasts).parameters);
  const { home, draw, away, overTwoAndHalf: over } = headlineChances(grid);
  return { home, draw, away, goals: expectedGoals(grid), over, likeliest: likeliestScore(grid) };
}
