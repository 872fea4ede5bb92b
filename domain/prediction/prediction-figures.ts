import { type Interval, student975, wilsonInterval } from '#domain/tip/interval.ts';

/** Sums over predictions, from which every figure follows; sums of parts add up to those of the whole. */
export interface PredictionSums {
  /** Number of all predictions, including open and void ones. */
  readonly predictions: number;
  readonly void: number;
  /** Number of those that came true or did not. */
  readonly decided: number;
  readonly right: number;
  /** Sum of the chances of the decided predictions. */
  readonly promised: number;
  /** Number of decided predictions whose price is known. */
  readonly backed: number;
  /** Sums of the profit of a unit on each of these, in units, and of its squares. */
  readonly profit: number;
  readonly profitSquares: number;
}

export const noPredictions: PredictionSums = {
  predictions: 0,
  void: 0,
  decided: 0,
  right: 0,
  promised: 0,
  backed: 0,
  profit: 0,
  profitSquares: 0,
};

/** Returns the sums over both. */
export function addSums(first: PredictionSums, second: PredictionSums): PredictionSums {
  return {
    predictions: first.predictions + second.predictions,
    void: first.void + second.void,
    decided: first.decided + second.decided,
    right: first.right + second.right,
    promised: first.promised + second.promised,
    backed: first.backed + second.backed,
    profit: first.profit + second.profit,
    profitSquares: first.profitSquares + second.profitSquares,
  };
}

/** The result of comparing the forecast chances with the share that came true: within its interval, above it, or below it. */
export type PromiseVerdict = 'kept' | 'too-high' | 'too-low';

/** The share of predictions that came true. */
export interface RightShare {
  readonly value: number;
  readonly interval: Interval;
  /** The mean of the chances. */
  readonly promised: number;
  readonly verdict: PromiseVerdict;
}

/** Min decided predictions for a verdict on the forecast chances. */
export const smallPredictionSample = 100;

/** Returns the share that came true beside the mean of the forecast chances; undefined while no prediction is decided. */
export function rightShare({ decided, right, promised }: PredictionSums): RightShare | undefined {
  if (decided === 0) return undefined;
  const interval = wilsonInterval(right, decided);
  const mean = promised / decided;
  return { value: right / decided, interval, promised: mean, verdict: verdictOf(mean, interval) };
}

function verdictOf(promised: number, { low, high }: Interval): PromiseVerdict {
  if (promised > high) return 'too-high';
  return promised < low ? 'too-low' : 'kept';
}

/** Returns the average profit of a unit on each prediction, in units, with its 95% interval by Student's t; undefined without prices. */
export function backingYield({
  backed,
  profit,
  profitSquares,
}: PredictionSums): { readonly value: number; readonly interval: Interval | undefined } | undefined {
  if (backed === 0) return undefined;
  const mean = profit / backed;
  const variance = backed < 2 ? 0 : (profitSquares - backed * mean * mean) / (backed - 1) / backed;
  if (!(variance > 0)) return { value: mean, interval: undefined };
  const half = student975(backed - 1) * Math.sqrt(variance);
  return { value: mean, interval: { low: mean - half, high: mean + half } };
}
