import { type Interval, student975, wilsonInterval } from '#domain/tip/interval.ts';

/** Sums over predictions, from which every figure follows; sums of parts add up to those of the whole. */
export interface PredictionSums {
  /** All of them, open and void ones too. */
  readonly predictions: number;
  readonly void: number;
  /** Those that came in or did not. */
  readonly decided: number;
  readonly right: number;
  /** The chances of those that are decided, added up. */
  readonly promised: number;
  /** The decided ones of which a price is known. */
  readonly backed: number;
  /** The profit of a unit on each of these, in units, and its squares added up. */
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

/** The comparison of a promise with what came in: it lies in the interval of that, above it, or below it. */
export type PromiseVerdict = 'kept' | 'too-high' | 'too-low';

/** The share of predictions that came in. */
export interface RightShare {
  readonly value: number;
  readonly interval: Interval;
  /** The mean of the chances. */
  readonly promised: number;
  readonly verdict: PromiseVerdict;
}

/** The number of decided predictions below which nothing is said of a promise. */
export const smallPredictionSample = 100;

/** Returns the share that came in beside what was promised; undefined while none is decided. */
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

/** Returns what a unit on each would have brought on average, in units, with its 95% interval by Student's t; undefined without prices. */
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
