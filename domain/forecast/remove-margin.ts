export const marginMethods = ['proportional', 'power'] as const;
/** A method of taking a bookmaker's margin out of prices. */
export type MarginMethod = (typeof marginMethods)[number];

/**
 * Returns the probabilities that the prices of one market's selections stand for, with the bookmaker's margin taken out; they sum to 1.
 *
 * - proportional: every implied probability is divided by their sum, as the calculator explains it.
 * - power: each is raised to one exponent (Clarke, Kovalchik and Ingram, "Adjusting bookmaker's odds to allow for overround", 2017),
 *   which takes more from long prices. Wherever the site speaks of what bookmakers think, it is this one.
 *
 * @param decimalOdds the prices of all selections, exactly one of which wins; each above 1
 * @throws RangeError when there are fewer than two prices or one is not above 1
 */
export function removeMargin(decimalOdds: readonly number[], method: MarginMethod): number[] {
  if (decimalOdds.length < 2) throw new RangeError(`a margin is shared by at least two prices, not ${decimalOdds.length}`);
  const bad = decimalOdds.find((price) => !(price > 1 && price < Number.POSITIVE_INFINITY));
  if (bad !== undefined) throw new RangeError(`a decimal price must be above 1, not ${bad}`);
  const implied = decimalOdds.map((price) => 1 / price);
  switch (method) {
    case 'proportional':
      return toSumOfOne(implied);
    case 'power':
      return power(implied);
  }
}

/** Halves the range of the exponent until the powers sum to 1. A greater exponent lowers the sum. */
function power(implied: readonly number[]): number[] {
  const raised = (exponent: number) => implied.map((part) => part ** exponent);
  let [low, high] = [0.05, 20];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (sumOf(raised(middle)) > 1) low = middle;
    else high = middle;
  }
  return toSumOfOne(raised((low + high) / 2));
}

function toSumOfOne(parts: readonly number[]): number[] {
  const sum = sumOf(parts);
  return parts.map((part) => part / sum);
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}
