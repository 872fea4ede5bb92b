export const marginMethods = ['proportional', 'power', 'shin'] as const;
/** How a bookmaker's margin is taken out of prices. */
export type MarginMethod = (typeof marginMethods)[number];

/**
 * The probabilities that the prices of one market's selections stand for, with the bookmaker's margin taken out; they sum to 1.
 *
 * - proportional: every implied probability is divided by their sum.
 * - power: each is raised to one exponent (Clarke, Kovalchik and Ingram, "Adjusting bookmaker's odds to allow for overround", 2017),
 *   which takes more from long prices.
 * - shin: the margin as protection against bettors who know the outcome (Shin, "Measuring the incidence of insider trading in a
 *   market for state-contingent claims", 1993), solved for their share as by Jullien and Salanié (1994).
 *
 * @param decimalOdds the prices of all selections, exactly one of which wins; each above 1
 * @throws RangeError when there are fewer than two prices or one is not above 1
 */
export function removeMargin(decimalOdds: readonly number[], method: MarginMethod): number[] {
  if (decimalOdds.length < 2) throw new RangeError(`a margin is shared by at least two prices, not ${decimalOdds.length}`);
  const bad = decimalOdds.find((price) => !(price > 1 && price < Number.POSITIVE_INFINITY));
  if (bad !== undefined) throw new RangeError(`a decimal price must be above 1, not ${bad}`);
  const implied = decimalOdds.map((price) => 1 / price);
  const sum = implied.reduce((total, part) => total + part, 0);
  switch (method) {
    case 'proportional':
      return implied.map((part) => part / sum);
    case 'power':
      return power(implied);
    case 'shin':
      return shin(implied, sum);
  }
}

function power(implied: readonly number[]): number[] {
  const raised = (exponent: number) => implied.map((part) => part ** exponent);
  return toSumOfOne(raised, 0.05, 20);
}

/** p = (√(z² + 4(1 − z)π²/Π) − z) / (2(1 − z)); z, the share of insiders, is below 0 where best prices leave less than no margin. */
function shin(implied: readonly number[], sum: number): number[] {
  const withInsiders = (z: number) => implied.map((part) => (Math.sqrt(z * z + (4 * (1 - z) * part * part) / sum) - z) / (2 * (1 - z)));
  return toSumOfOne(withInsiders, -2, 0.99);
}

/** Halves the range of a parameter that lowers the sum until the sum is 1, and takes out what rounding leaves. */
function toSumOfOne(at: (parameter: number) => number[], least: number, most: number): number[] {
  let [low, high] = [least, most];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (sumOf(at(middle)) > 1) low = middle;
    else high = middle;
  }
  const parts = at((low + high) / 2);
  const sum = sumOf(parts);
  return parts.map((part) => part / sum);
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}
