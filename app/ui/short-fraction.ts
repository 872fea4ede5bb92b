/** Returns a fraction as HTML carries it, to four decimals: the other digits are invisible in a drawing, and do not compress. */
export function shortFraction(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000;
}
