/** Max denominator of a fraction that is still more readable than the decimal price. */
const longestDenominator = 1000;
/** Tolerance above the rounding error of a double, far below the last figure of a written price. */
const tolerance = 1e-10;

/**
 * Returns the profit of a price as a fraction in its lowest terms, `91/100` for 1.91, also when it is not on a bookmaker's ladder;
 * undefined when no fraction with a denominator up to 1,000 is exact. Found by continued fractions (Hardy and Wright, "An Introduction to
 * the Theory of Numbers", chapter X).
 *
 * @param decimalOdds above 1
 */
export function exactFraction(decimalOdds: number): string | undefined {
  const profit = decimalOdds - 1;
  let [numeratorBefore, numerator] = [1, Math.floor(profit)];
  let [denominatorBefore, denominator] = [0, 1];
  let rest = profit - numerator;
  while (Math.abs(numerator / denominator - profit) > tolerance * Math.max(1, profit)) {
    const inverse = 1 / rest;
    const whole = Math.floor(inverse);
    rest = inverse - whole;
    [numeratorBefore, numerator] = [numerator, whole * numerator + numeratorBefore];
    [denominatorBefore, denominator] = [denominator, whole * denominator + denominatorBefore];
    if (!(denominator <= longestDenominator)) return undefined;
  }
  return `${numerator}/${denominator}`;
}
