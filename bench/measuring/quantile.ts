/**
 * Returns the smallest value that at least this share of the values does not exceed: with a share of 0.95, the 95th of a hundred in
 * ascending order; with 1, the largest. @throws Error when there are no values
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((first, second) => first - second);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('a quantile of no values');
  return value;
}
