import { type CountForecasts, type CountKind, countKinds } from '#domain/forecast/counts/count-forecast.ts';
import type { PredictedCounts } from './prediction.ts';

/** Returns the predictions of corners and cards from their forecasts. */
export function predictCounts(forecasts: CountForecasts | null): PredictedCounts {
  return {
    cornersLine: forecasts?.corners?.line ?? null,
    cornersOverChance: forecasts?.corners?.over ?? null,
    cardsLine: forecasts?.cards?.line ?? null,
    cardsOverChance: forecasts?.cards?.over ?? null,
  };
}

/** The prediction of a count: the likelier side of the line, above it when both are equal. */
export interface PredictedCount {
  readonly kind: CountKind;
  readonly line: number;
  readonly side: 'over' | 'under';
  /** The chance of that side. */
  readonly chance: number;
}

/** Returns the counts with a prediction, corners first. */
export function predictedCounts(prediction: PredictedCounts): PredictedCount[] {
  return countKinds.flatMap((kind) => {
    const [line, over] = [prediction[`${kind}Line`], prediction[`${kind}OverChance`]];
    if (line === null || over === null) return [];
    return [over >= 0.5 ? { kind, line, side: 'over' as const, chance: over } : { kind, line, side: 'under' as const, chance: 1 - over }];
  });
}
