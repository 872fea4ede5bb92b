/**
 * Returns the chances of all outcomes of one event, which sum to 1, in whole hundredths that also sum to 1, as pages and texts show them: the
 * largest remainders are rounded up, of equal ones those of the first. A chance below 0.01 or above 0.99 stays as it is, so that it is not shown
 * as impossible or certain.
 */
export function wholeChances<Chances extends readonly number[]>(chances: Chances): { readonly [At in keyof Chances]: number } {
  const parts = chances.map((chance, at) => {
    const whole = Math.floor(100 * chance + 1e-9);
    return { at, whole, remainder: 100 * chance - whole };
  });
  const left = Math.round(100 * chances.reduce((sum, chance) => sum + chance, 0)) - parts.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    [...parts]
      .sort((one, other) => other.remainder - one.remainder || one.at - other.at)
      .slice(0, left)
      .map(({ at }) => at),
  );
  const rounded = parts.map(({ at, whole }) => {
    const chance = chances[at] as number;
    return chance < 0.01 || chance > 0.99 ? chance : (whole + (raised.has(at) ? 1 : 0)) / 100;
  });
  return rounded as { readonly [At in keyof Chances]: number };
}
