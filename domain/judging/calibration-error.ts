/** A probability that was stated, and whether the thing happened. */
export interface StatedChance {
  readonly probability: number;
  readonly happened: boolean;
}

/**
 * Returns the calibration error of stated probabilities: the chances are sorted and cut into bins of equal count, and the gaps between each
 * bin's mean probability and its share of happenings are averaged, without sign, weighted by the bins' counts. Undefined without any
 * chance.
 *
 * Source: Naeini, Cooper and Hauskrecht, "Obtaining well calibrated probabilities using Bayesian binning" (2015), with bins of equal count
 * as in Nixon et al., "Measuring calibration in deep learning" (2019).
 *
 * @param chances equal probabilities stay in the order given
 * @param bins the number of bins; fewer where there are fewer chances. Sizes differ by at most one
 */
export function calibrationError(chances: readonly StatedChance[], bins = 20): number | undefined {
  if (chances.length === 0) return undefined;
  const sorted = [...chances].sort((first, second) => first.probability - second.probability);
  const count = Math.min(bins, sorted.length);
  let gaps = 0;
  for (let bin = 0; bin < count; bin += 1) {
    const end = Math.floor(((bin + 1) * sorted.length) / count);
    let gap = 0;
    for (let index = Math.floor((bin * sorted.length) / count); index < end; index += 1) {
      const { probability, happened } = sorted[index] as StatedChance;
      gap += probability - (happened ? 1 : 0);
    }
    /* The count of a bin times the gap of its means is the gap of its sums. */
    gaps += Math.abs(gap);
  }
  return gaps / sorted.length;
}
