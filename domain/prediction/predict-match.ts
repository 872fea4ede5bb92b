import { type ForecastBasis, type ForecastKinds, headlineForecast } from '#domain/forecast/goals/headline-forecast.ts';
import type { LikelyScore } from '#domain/forecast/goals/likeliest-score.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { ForecastOf } from '#domain/sports/sport-types.ts';
import { type PredictedEnd, type PredictedResult, predictedResults } from './prediction.ts';

/** Returns the prediction by the forecast with the most information: of two equally likely results the home side first, then the draw. */
export function predictMatch<Name extends Sport>(sport: Name, kinds: ForecastKinds<ForecastOf<Name>>): PredictedEnd {
  return predictedEnd(sport, headlineForecast(kinds));
}

/** Returns the end that the headline forecast of a match predicts. */
export function predictedEnd<Name extends Sport>(
  sport: Name,
  { basis, parameters }: { readonly basis: ForecastBasis; readonly parameters: ForecastOf<Name> },
): PredictedEnd {
  const { home, draw, away, overTwoAndHalf, bothScore } = rulesOf(sport).model.headline(parameters);
  const { result, score } = likeliestEnd(sport, parameters);
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

/** Returns the likeliest result of a forecast, and the likeliest score with that result in sports whose scores are predicted. */
export function likeliestEnd<Name extends Sport>(
  sport: Name,
  forecast: ForecastOf<Name>,
): { readonly result: PredictedResult; readonly score: LikelyScore | undefined } {
  const { model } = rulesOf(sport);
  const { home, draw, away } = model.headline(forecast);
  const result = likeliest({ home, draw: draw ?? 0, away });
  return { result, score: model.likeliestScore?.(forecast, result) };
}

function likeliest(chances: Readonly<Record<PredictedResult, number>>): PredictedResult {
  return predictedResults.reduce((best, result) => (chances[result] > chances[best] ? result : best));
}
