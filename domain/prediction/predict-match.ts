import { type ForecastKinds, headlineForecast } from '#domain/forecast/headline-forecast.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { ForecastOf } from '#domain/sports/sport-types.ts';
import { type PredictedEnd, type PredictedResult, predictedResults } from './prediction.ts';

/** Returns what the forecast that knows most predicts: of two results alike the home side first, then the draw. */
export function predictMatch<Name extends Sport>(sport: Name, kinds: ForecastKinds<ForecastOf<Name>>): PredictedEnd {
  const { basis, parameters } = headlineForecast(kinds);
  const { model } = rulesOf(sport);
  const { home, draw, away, overTwoAndHalf, bothScore } = model.headline(parameters);
  const result = likeliest({ home, draw: draw ?? 0, away });
  const score = model.likeliestScore?.(parameters, result);
  return {
    result,
    homeChance: home,
    drawChance: draw ?? null,
    awayChance: away,
    homeScore: score?.home ?? null,
    awayScore: score?.away ?? null,
    overChance: overTwoAndHalf ?? null,
    bothScoreChance: bothScore ?? null,
    basis,
  };
}

function likeliest(chances: Readonly<Record<PredictedResult, number>>): PredictedResult {
  return predictedResults.reduce((best, result) => (chances[result] > chances[best] ? result : best));
}
