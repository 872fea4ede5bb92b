import { chanceText } from '#app/i18n/chance-text.ts';
import type { Formatters } from '#app/i18n/formatters.ts';

/**
 * Returns a chance that was counted in simulations, in whole per cent: `<1` and `>99` for very rare and nearly certain outcomes, since
 * rounding would state what no simulation said. Undefined for an outcome that never occurred.
 *
 * @param chance from 0 to 1, a share of the simulations
 * @param simulations the number that were played; a share that is nearer to 0 or 1 than half of one of them is none or all
 * @param write puts a whole share into words: `0.82` into `82` or `82%`
 */
export function chanceFigure(chance: number, simulations: number, write: (share: number) => string): string | undefined {
  const halfOfOne = 0.5 / simulations;
  if (chance < halfOfOne) return undefined;
  if (chance > 1 - halfOfOne) return write(1);
  return chanceText(chance, write);
}

/** Returns the function that writes a share as whole per cent without the sign, for a column of a table. */
export const wholePercent =
  ({ integer }: Pick<Formatters, 'integer'>) =>
  (share: number): string =>
    integer(share * 100);
