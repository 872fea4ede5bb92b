/** A range that holds the true value in 95 of 100 cases. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 97.5% quantile of the standard normal distribution. */
const normal975 = 1.959963984540054;

/**
 * Returns the 95% interval of a share: Wilson ("Probable inference, the law of succession, and statistical inference", 1927). It stays
 * within 0 and 1 and has a width also when none or all were won.
 *
 * @param successes at least 0 and at most `trials`; half stakes make halves of them
 * @param trials above 0
 * @throws RangeError when a number is out of range
 */
export function wilsonInterval(successes: number, trials: number): Interval {
  if (!(trials > 0)) throw new RangeError(`an interval needs trials above 0, not ${trials}`);
  if (!(successes >= 0 && successes <= trials)) throw new RangeError(`successes must be 0 to ${trials}, not ${successes}`);
  const share = successes / trials;
  const square = normal975 * normal975;
  const centre = (share + square / (2 * trials)) / (1 + square / trials);
  const half = (normal975 / (1 + square / trials)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials * trials));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/**
 * Returns the 97.5% quantile of Student's t distribution: exact for one and two degrees of freedom, from three on the expansion of
 * Abramowitz and Stegun (Handbook of Mathematical Functions, 26.7.5), which is then right to three parts in a thousand or better.
 *
 * @param degrees of freedom, a whole number, at least 1
 * @throws RangeError below 1
 */
export function student975(degrees: number): number {
  if (!(degrees >= 1)) throw new RangeError(`degrees of freedom must be at least 1, not ${degrees}`);
  if (degrees === 1) return Math.tan(Math.PI * 0.475);
  if (degrees === 2) return 0.95 / Math.sqrt(2 * 0.975 * 0.025);
  const z = normal975;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ];
  return terms.reduce((sum, term, index) => sum + term / degrees ** (index + 1), z);
}
