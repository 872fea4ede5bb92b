/**
 * Returns the chance that a count is at most a number, by a negative binomial distribution whose variance is a multiple of its mean: NB1 of Cameron and
 * Trivedi, "Regression analysis of count data" (2nd edition 2013, section 3.3). With a dispersion that nears 1 it becomes Poisson's.
 *
 * @param mean above 0
 * @param dispersion the variance as a multiple of the mean, above 1
 * @param most a whole number, from 0
 */
export function negativeBinomialAtMost(mean: number, dispersion: number, most: number): number {
  const size = mean / (dispersion - 1);
  let chance = dispersion ** -size;
  let sum = chance;
  for (let count = 1; count <= most; count += 1) {
    chance *= ((size + count - 1) / count) * (1 - 1 / dispersion);
    sum += chance;
  }
  return Math.min(1, sum);
}
