import { expectedGoals } from '#domain/forecast/expected-goals.ts';
import { headlineChances } from '#domain/forecast/headline-chances.ts';
import { type ScoreGrid, type ScoreParameters, scoreGrid } from '#domain/forecast/score-grid.ts';
import type { ForecastToTell } from './match-to-tell.ts';

/** Returns the headline forecast of a match: with the bookmakers' prices taken in wherever there are any. */
export function forecastToTell({ model, blended }: { model: ScoreParameters; blended: ScoreParameters | null }): ForecastToTell {
  const grid = scoreGrid(blended ?? model);
  const { home, draw, away, overTwoAndHalf: over } = headlineChances(grid);
  return { home, draw, away, goals: expectedGoals(grid), over, likeliest: likeliestScore(grid) };
}

function likeliestScore({ size, cells }: ScoreGrid): ForecastToTell['likeliest'] {
  const chance = Math.max(...cells);
  const cell = cells.indexOf(chance);
  return { home: Math.floor(cell / size), away: cell % size, chance };
}
