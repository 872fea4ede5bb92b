/**
 * Returns a share that stays, once it is written with so many decimals of a per cent, on its side of a threshold which is told beside it: what lacks a
 * hair of 2% is not written as 2.0% where that would be enough.
 */
export function onItsSide(share: number, threshold: number, decimals = 0): number {
  const steps = 100 * 10 ** decimals;
  const written = Math.round(share * steps);
  const limit = Math.round(threshold * steps);
  if (share < threshold && written >= limit) return (limit - 1) / steps;
  if (share > threshold && written <= limit) return (limit + 1) / steps;
  return share;
}
