import type { ScoreParameters } from './score-grid.ts';

/**
 * The basis of a forecast:
 * - `model`: results alone, no price has gone into it;
 * - `market-informed`: the prices of earlier matches of the two clubs and their league as well;
 * - `blended`: the prices of the match itself as well.
 */
export const forecastBases = ['model', 'market-informed', 'blended'] as const;
export type ForecastBasis = (typeof forecastBases)[number];

/** The forecasts of one match; null or undefined when the prices for one are missing. */
export interface ForecastKinds<Parameters = ScoreParameters> {
  readonly model: Parameters;
  readonly marketInformed?: Parameters | null | undefined;
  readonly blended?: Parameters | null | undefined;
}

/** Returns the forecast that the site shows for a match, and its basis: the available one with the most information. */
export function headlineForecast<Parameters = ScoreParameters>({
  model,
  marketInformed,
  blended,
}: ForecastKinds<Parameters>): {
  readonly basis: ForecastBasis;
  readonly parameters: Parameters;
} {
  if (blended != null) return { basis: 'blended', parameters: blended };
  if (marketInformed != null) return { basis: 'market-informed', parameters: marketInformed };
  return { basis: 'model', parameters: model };
}
