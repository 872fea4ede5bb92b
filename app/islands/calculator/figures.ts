import type { Formatters } from '#app/i18n/formatters.ts';
import type { DecimalMark } from '#domain/odds/read-odds.ts';

/** Returns the decimal mark of the page's language. */
export function decimalMarkOf(format: Formatters): DecimalMark {
  return format.decimals(0.5, 1).includes(',') ? ',' : '.';
}

/** Returns a price with its decimals, at least two and at most four. */
export function writePrice(value: number, format: Formatters): string {
  return format.decimals(value, decimalsOf(value, 2, 4));
}

/** Returns a moneyline price with its sign: +150, −200, and +233.33 when it is not a whole number. */
export function writeMoneyline(value: number, format: Formatters): string {
  return format.signed(value, decimalsOf(value, 0, 2));
}

function decimalsOf(value: number, fewest: number, most: number): number {
  const isWritten = (decimals: number) =>
    Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 0.5 * 10 ** (decimals - most);
  for (let decimals = fewest; decimals < most; decimals += 1) if (isWritten(decimals)) return decimals;
  return most;
}
