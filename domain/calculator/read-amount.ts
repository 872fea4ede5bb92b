import { type DecimalMark, numberIn } from '#domain/odds/read-odds.ts';

export type AmountFault = 'empty' | 'not-a-number' | 'not-above-zero' | 'too-large';
export type ReadAmount = { readonly amount: number } | { readonly fault: AmountFault };

/** Max amount: beyond it a typing error is likelier than a stake. */
export const largestAmount = 1_000_000_000;

/**
 * Returns the amount of a stake or a bankroll: `10`, `2.5`, and `2,5` when the comma is the decimal mark; or the fault of the text.
 *
 * @param text as a person typed it, in units of any money
 */
export function readAmount(text: string, mark: DecimalMark = '.'): ReadAmount {
  const written = text.trim().replaceAll(/[−–]/g, '-');
  if (written === '') return { fault: 'empty' };
  const amount = numberIn(written, mark);
  if (amount === undefined) return { fault: 'not-a-number' };
  if (amount <= 0) return { fault: 'not-above-zero' };
  return amount > largestAmount ? { fault: 'too-large' } : { amount };
}
