/**
 * Returns the share of the standard normal distribution below a point, right to 1e-7 (Abramowitz and Stegun, "Handbook of mathematical
 * functions", 7.1.26 by way of 26.2.17).
 */
export function normalBelow(point: number): number {
  const step = 1 / (1 + 0.2316419 * Math.abs(point));
  const series = step * (0.31938153 + step * (-0.356563782 + step * (1.781477937 + step * (-1.821255978 + step * 1.330274429))));
  const beyond = (Math.exp(-(point ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return point > 0 ? 1 - beyond : beyond;
}

/** Returns the point with a given share of the standard normal distribution below it, found by halving; the share is above 0 and below 1. */
export function normalPoint(share: number): number {
  let [low, high] = [-10, 10];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
