/** The ways in which a price is written. */
export const oddsNotations = ['decimal', 'fractional', 'moneyline', 'hong-kong', 'malay', 'indonesian', 'probability'] as const;
export type OddsNotation = (typeof oddsNotations)[number];

/**
 * Why a text is no price. `empty`: nothing was written. `not-a-price`: it is not written like a price of this notation. `too-short`: it
 * would pay nothing, or less than the stake. `out-of-range`: it is written like one, but no such price can be.
 */
export type OddsFault = 'empty' | 'not-a-price' | 'too-short' | 'out-of-range';

export type ReadOdds = { readonly decimalOdds: number } | { readonly fault: OddsFault };

/** How figures are written where the text comes from. A point is understood everywhere, a comma only where it is the decimal mark. */
export type DecimalMark = '.' | ',';

/** No bookmaker pays more; beyond it a typing error is likelier than a price. */
const longestPrice = 100_000;

/**
 * Reads a price: `3.50`; `5/2`, `5-2`, `evens`; `+250`, `-200`; Hong Kong `2.5` (profit of a unit); Malay `0.5` or `-0.4`; Indonesian
 * `2.5` or `-2`; a probability `40%`. The value is the one written, never a rounded one.
 *
 * @param text as a person typed it; a hyphen and a true minus sign are the same
 */
export function readOdds(text: string, notation: OddsNotation, mark: DecimalMark = '.'): ReadOdds {
  const written = text.trim().replaceAll(/[−–]/g, '-').replaceAll(/\s+/g, ' ');
  if (written === '') return { fault: 'empty' };
  const profit = profitIn(written, notation, mark);
  if (typeof profit === 'string') return { fault: profit };
  if (profit <= 0) return { fault: 'too-short' };
  return profit + 1 > longestPrice ? { fault: 'out-of-range' } : { decimalOdds: profit + 1 };
}

/** What a unit staked wins, by the notation. */
function profitIn(written: string, notation: OddsNotation, mark: DecimalMark): number | OddsFault {
  if (notation === 'fractional') return fractionProfit(written);
  if (notation === 'moneyline') return moneylineProfit(written);
  const value = numberIn(notation === 'probability' ? written.replace(/ ?%$/, '') : written, mark);
  if (value === undefined) return 'not-a-price';
  switch (notation) {
    case 'decimal':
      return value <= 1 ? 'too-short' : value - 1;
    case 'hong-kong':
      return value;
    case 'malay':
      return value === 0 ? 'too-short' : Math.abs(value) > 1 ? 'out-of-range' : signedProfit(value);
    case 'indonesian':
      return Math.abs(value) < 1 ? 'out-of-range' : signedProfit(value);
    case 'probability':
      return value <= 0 || value >= 100 ? 'out-of-range' : 100 / value - 1;
  }
}

/** Above 0 the profit of a unit; below it what is staked to win a unit. */
function signedProfit(value: number): number {
  return value > 0 ? value : -1 / value;
}

function fractionProfit(written: string): number | OddsFault {
  if (/^ev(en|ens|s)?$/i.test(written)) return 1;
  const parts = /^(\d{1,6}) ?[/-] ?(\d{1,6})$/.exec(written);
  if (parts === null) return 'not-a-price';
  const [numerator, denominator] = [Number(parts[1]), Number(parts[2])];
  return denominator === 0 ? 'out-of-range' : numerator / denominator;
}

function moneylineProfit(written: string): number | OddsFault {
  const parts = /^([+-]?)(\d{1,7})$/.exec(written);
  if (parts === null) return 'not-a-price';
  const amount = Number(parts[2]);
  if (amount < 100) return 'out-of-range';
  return parts[1] === '-' ? 100 / amount : amount / 100;
}

function numberIn(written: string, mark: DecimalMark): number | undefined {
  const pointed = mark === ',' ? written.replace(',', '.') : written;
  return /^[+-]?\d{1,9}(\.\d{1,9})?$/.test(pointed) ? Number(pointed) : undefined;
}
