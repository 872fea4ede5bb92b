import { expectedGoals } from '#domain/forecast/goals/expected-goals.ts';
import { headlineChances } from '#domain/forecast/goals/headline-chances.ts';
import { type ForecastKinds, headlineForecast } from '#domain/forecast/goals/headline-forecast.ts';
import { likeliestScore } from '#domain/forecast/goals/likeliest-score.ts';
import { type ScoreGrid, scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { predictMatch } from '#domain/prediction/predict-match.ts';
import type { PredictedEnd } from '#domain/prediction/prediction.ts';
import type { ForecastToTell } from './match-to-tell.ts';

/**
 * Returns the part of a match's headline forecast that previews and news use: the chances of the result and the score as the prediction of the page
 * shows them.
 *
 * @param frozen the prediction on record, which the page shows in place of the present one
 */
export function forecastToTell(forecasts: ForecastKinds, frozen?: PredictedEnd): ForecastToTell {
  const grid = scoreGrid(headlineForecast(forecasts).parameters);
  const { homeChance, drawChance, awayChance, homeScore, awayScore } = frozen ?? predictMatch('football', forecasts);
  return {
    home: homeChance,
    draw: drawChance ?? 0,
    away: awayChance,
    goals: expectedGoals(grid),
    over: headlineChances(grid).overTwoAndHalf,
    likeliest: scoreToTell(grid, homeScore === null || awayScore === null ? likeliestScore(grid) : { home: homeScore, away: awayScore }),
  };
}

/** Returns a score with its chance, and whether another one is likelier. */
function scoreToTell({ size, cells }: ScoreGrid, score: Goals): ForecastToTell['likeliest'] {
  const chance = cells[score.home * size + score.away] ?? 0;
  const best = likeliestScore({ size, cells });
  return { ...score, chance, ...((best.home !== score.home || best.away !== score.away) && { surpassed: true }) };
}
