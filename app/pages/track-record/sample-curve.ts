import type { ProfitPoint } from '#domain/tip/profit-curve.ts';

/** Points retained of each stretch, its lowest, highest and last, so that no peak or trough is smoothed away. */
const pointsPerStretch = 3;

/**
 * Returns a curve of at most `most` points: all of them when there are no more, otherwise those that preserve its shape.
 *
 * @param most at least 3
 */
export function sampleCurve(curve: readonly ProfitPoint[], most: number): ProfitPoint[] {
  if (curve.length <= most) return [...curve];
  const stretches = Math.floor(most / pointsPerStretch);
  return Array.from({ length: stretches }, (_, stretch) => {
    const points = curve.slice(Math.round((stretch * curve.length) / stretches), Math.round(((stretch + 1) * curve.length) / stretches));
    const balances = points.map(({ balanceUnits }) => balanceUnits);
    const lowest = balances.indexOf(Math.min(...balances));
    const highest = balances.indexOf(Math.max(...balances));
    const chosen = [...new Set([lowest, highest, points.length - 1])].sort((first, second) => first - second);
    return chosen.map((at) => points[at] as ProfitPoint);
  }).flat();
}
