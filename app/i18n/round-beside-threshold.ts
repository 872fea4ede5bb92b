/**
 * Returns a share that, rounded to so many decimals of a per cent, stays on its side of the threshold printed beside it: 1.98% is not printed as
 * 2.0% next to a minimum of 2%.
 */
export function shareBesideThreshold(share: number, threshold: number, decimals = 0): number {
  const steps = 100 * 10 ** decimals;
  const written = Math.round(share * steps);
  const limit = Math.round(threshold * steps);
  if (share < threshold && written >= limit) return (limit - 1) / steps;
  if (share > threshold && written <= limit) return (limit + 1) / steps;
  return share;
}
