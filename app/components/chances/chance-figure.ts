import { chanceText } from '#app/i18n/chance-text.ts';
import type { Formatters } from '#app/i18n/formatters.ts';

/**
 * Returns a simulated chance in whole per cent; undefined for an outcome that never occurred. Chances that would round to 0 or 100 although the
 * outcome sometimes occurred, or sometimes did not, are written `<1` and `>99`.
 *
 * @param chance from 0 to 1, a share of the simulations
 * @param simulations number of simulations; a chance less than half a simulation away from 0 or 1 counts as 0 or 1, since it differs only by rounding
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
