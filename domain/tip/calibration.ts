import type { Interval } from './interval.ts';
import type { SettledTip } from './recorded-tip.ts';
import { strikeRate } from './track-figures.ts';

/** Tips of similar probability, and the share of them that won. */
interface CalibrationBin {
  readonly tips: number;
  readonly leastProbability: number;
  readonly greatestProbability: number;
  /** The mean stated probability of the stakes that were decided. */
  readonly expected: number;
  /** The share of these stakes that won. */
  readonly strikeRate: number;
  readonly interval: Interval | undefined;
}

export interface Calibration {
  /** The bins, the lowest probability first. */
  readonly bins: readonly CalibrationBin[];
  /** Mean distance of the shares that won from the probabilities, bins weighted by decided stakes. */
  readonly meanError: number;
}

const maxBins = 10;
/** Min tips in a bin. */
export const minTipsInBin = 10;

/**
 * Returns the calibration of settled tips: ten bins of equal number by probability, fewer for less than a hundred tips. Tips whose stake
 * was returned wholly are no evidence about a probability and are left out. Undefined for fewer than ten.
 */
export function calibrationOf(settled: readonly SettledTip[]): Calibration | undefined {
  const sorted = settled.filter(({ outcome }) => outcome !== 'void').sort((first, second) => first.probability - second.probability);
  const count = Math.min(maxBins, Math.floor(sorted.length / minTipsInBin));
  if (count === 0) return undefined;
  let decided = 0;
  let error = 0;
  const bins = Array.from({ length: count }, (_, bin): CalibrationBin => {
    const tips = sorted.slice(Math.round((bin * sorted.length) / count), Math.round(((bin + 1) * sorted.length) / count));
    const rate = strikeRate(tips) as NonNullable<ReturnType<typeof strikeRate>>;
    decided += rate.decided;
    error += rate.decided * Math.abs(rate.value - rate.expected);
    return {
      tips: tips.length,
      leastProbability: (tips[0] as SettledTip).probability,
      greatestProbability: (tips.at(-1) as SettledTip).probability,
      expected: rate.expected,
      strikeRate: rate.value,
      interval: rate.interval,
    };
  });
  return { bins, meanError: error / decided };
}
