import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';

/** The sign of each outcome as a path in a square of 14: a tick, a cross, a dash. */
export const predictionSigns: Readonly<Record<PredictionOutcome, string>> = {
  right: 'm2 7.5 3.5 3.5L12 3.5',
  wrong: 'm3 3 8 8M11 3l-8 8',
  void: 'M3 7h8',
};
