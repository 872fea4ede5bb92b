import type { GapPercent } from './gap-percent.ts';

/**
 * Returns the number of matches that it takes to see a gap of this size: over which the 95% interval would just not reach zero, if the gap and the spread
 * of the differences between both forecasters' scores stay as they are. Undefined for no gap at all.
 *
 * It is n = (1.96 · s / d)² of the paired comparison (s the standard deviation of the differences in score, d their mean: Diebold and Mariano, "Comparing
 * predictive accuracy", 1995), with 1.96 · s / √matches read off the interval. So the gap is told apart from zero just where `matches` is at least n. To see it
 * in four of five repetitions takes twice as many ((1.96 + 0.84)² / 1.96² = 2.04: Cohen, "Statistical power analysis", 1988).
 *
 * @param matches those that the gap and its interval are of, above 0
 */
export function matchesNeeded({ percent, interval: [low, high] }: GapPercent, matches: number): number | undefined {
  if (percent === 0) return undefined;
  const reach = percent > 0 ? percent - low : high - percent;
  return Math.ceil(matches * (reach / percent) ** 2);
}
