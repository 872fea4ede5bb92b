/** A stated probability, and whether the event happened. */
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
  return meanOfBins(chances, bins, (bin) =>
    Math.abs(bin.reduce((gap, { probability, happened }) => gap + probability - (happened ? 1 : 0), 0)),
  );
}

/**
 * Returns the mean calibration error that chances have by luck alone, when each is exactly right: for the sum of a bin, by the normal
 * distribution, √(2/π) of its standard deviation. Undefined without any chance.
 *
 * @param chances of independent events
 */
export function calibrationErrorOfLuck(chances: readonly StatedChance[], bins = 20): number | undefined {
  return meanOfBins(chances, bins, (bin) =>
    Math.sqrt((2 / Math.PI) * bin.reduce((variance, { probability }) => variance + probability * (1 - probability), 0)),
  );
}

/**
 * Returns the mean of the bins' gaps, weighted by their counts.
 *
 * @param gapOf the count of a bin times the gap of its means, which is the gap of its sums
 */
function meanOfBins(chances: readonly StatedChance[], bins: number, gapOf: (bin: readonly StatedChance[]) => number): number | undefined {
  if (chances.length === 0) return undefined;
  const sorted = [...chances].sort((first, second) => first.probability - second.probability);
  const count = Math.min(bins, sorted.length);
  let gaps = 0;
  for (let bin = 0; bin < count; bin += 1) {
    gaps += gapOf(sorted.slice(Math.floor((bin * sorted.length) / count), Math.floor(((bin + 1) * sorted.length) / count)));
  }
  return gaps / sorted.length;
}
