export const marginMethods = ['proportional', 'power'] as const;
/** A method of taking a bookmaker's margin out of prices. */
export type MarginMethod = (typeof marginMethods)[number];

/**
 * Returns the probabilities that the prices of one market's selections imply, with the bookmaker's margin taken out; they sum to the number
 * of selections that win together.
 *
 * - proportional: every implied probability is divided by their sum, as the calculator explains it.
 * - power: each is raised to one exponent (Clarke, Kovalchik and Ingram, "Adjusting bookmaker's odds to allow for overround", 2017), which
 *   takes more from long prices. The site uses it wherever it shows what bookmakers think.
 *
 * @param decimalOdds the prices of all selections, each above 1
 * @param winners the number of selections that win together: 1, but in a double chance 2
 * @throws RangeError when there are fewer than two prices or one is not above 1
 */
export function removeMargin(decimalOdds: readonly number[], method: MarginMethod, winners = 1): number[] {
  if (decimalOdds.length < 2) throw new RangeError(`a margin is shared by at least two prices, not ${decimalOdds.length}`);
  const bad = decimalOdds.find((price) => !(price > 1 && price < Number.POSITIVE_INFINITY));
  if (bad !== undefined) throw new RangeError(`a decimal price must be above 1, not ${bad}`);
  const implied = decimalOdds.map((price) => 1 / price);
  switch (method) {
    case 'proportional':
      return toSum(winners, implied);
    case 'power':
      return power(implied, winners);
  }
}

/** Returns the powers of the implied probabilities that sum to the number of winners. Halves the range of the exponent: a greater one lowers the sum. */
function power(implied: readonly number[], winners: number): number[] {
  let [low, high] = [0.05, 20];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    let sum = 0;
    for (const part of implied) sum += part ** middle;
    if (sum > winners) low = middle;
    else high = middle;
  }
  return toSum(
    winners,
    implied.map((part) => part ** ((low + high) / 2)),
  );
}

function toSum(winners: number, parts: readonly number[]): number[] {
  const sum = sumOf(parts);
  return parts.map((part) => (part / sum) * winners);
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}
