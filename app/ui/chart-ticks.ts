/**
 * Returns round numbers that cover a range, the lowest first, in equal steps of 1, 2 or 5 times a power of ten.
 *
 * @param high above `low`
 * @param most max steps within the range, at least 1; there may be one more at either end, which reaches beyond it
 */
export function chartTicks(low: number, high: number, most: number): number[] {
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((step) => step * power >= rough * (1 - 1e-9)) ?? 10;
  const step = factor * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  // A product of whole numbers and a power of ten is rounded, so that no tick is 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}
