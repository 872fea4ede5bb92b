import type { Random } from './random.ts';

/**
 * Returns a draw from the Poisson distribution, by multiplying uniforms (Knuth, The Art of Computer Programming, vol. 2, 3.4.1).
 *
 * @param mean at least 0 and at most 500, beyond which e^−mean is too small to compare with
 * @throws RangeError when the mean is out of range
 */
export function samplePoisson(mean: number, random: Random): number {
  if (!(mean >= 0 && mean <= 500)) throw new RangeError(`the mean of a Poisson draw must be 0 to 500, not ${mean}`);
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random.uniform(); product > limit; product *= random.uniform()) count += 1;
  return count;
}

/**
 * Returns the probabilities of 0, 1, … `upTo` events; the last includes all greater counts, so that they sum to 1.
 *
 * @param mean at least 0
 * @param upTo the max count
 */
export function poissonProbabilities(mean: number, upTo: number): number[] {
  const probabilities: number[] = [];
  let probability = Math.exp(-mean);
  let sum = 0;
  for (let count = 0; count < upTo; count += 1) {
    probabilities.push(probability);
    sum += probability;
    probability *= mean / (count + 1);
  }
  probabilities.push(Math.max(0, 1 - sum));
  return probabilities;
}
