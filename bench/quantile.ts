/** Returns the value below which a share of the values lies; 0.95 of a hundred is the 95th in order, 1 the largest. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((first, second) => first - second);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('a quantile of no values');
  return value;
}
