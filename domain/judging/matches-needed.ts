import type { GapPercent } from './gap-percent.ts';

/**
 * Returns the number of matches over which a gap of this size is just significant: the 95% interval would end at zero, if the gap and the
 * spread of the differences between both forecasters' scores stay as they are. Undefined for a gap of 0.
 *
 * The number is n = (1.96 · s / d)² of the paired comparison (s the standard deviation of the differences in score, d their mean: Diebold
 * and Mariano, "Comparing predictive accuracy", 1995), with 1.96 · s / √matches read off the interval. So the gap differs significantly
 * from zero exactly when `matches` is at least n. To find it in four of five repetitions takes twice as many ((1.96 + 0.84)² / 1.96² =
 * 2.04: Cohen, "Statistical power analysis", 1988).
 *
 * @param matches the number of matches from which the gap and its interval were computed, above 0
 */
export function matchesNeeded({ percent, interval: [low, high] }: GapPercent, matches: number): number | undefined {
  if (percent === 0) return undefined;
  const reach = percent > 0 ? percent - low : high - percent;
  return Math.ceil(matches * (reach / percent) ** 2);
}
