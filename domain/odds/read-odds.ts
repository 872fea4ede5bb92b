/** The notations of a price. */
export const oddsNotations = ['decimal', 'fractional', 'moneyline', 'hong-kong', 'malay', 'indonesian', 'probability'] as const;
export type OddsNotation = (typeof oddsNotations)[number];

/**
 * The fault of a text that is not a price. `empty`: it is blank. `not-a-price`: it is not written like a price of this notation.
 * `too-short`: it would pay nothing, or less than the stake. `out-of-range`: it is written like a price, but none can have this value.
 * `too-long`: it would pay more than any bookmaker does.
 */
export type OddsFault = 'empty' | 'not-a-price' | 'too-short' | 'out-of-range' | 'too-long';

export type ReadOdds = { readonly decimalOdds: number } | { readonly fault: OddsFault };

/** The decimal mark of the language in which a figure was typed. A point is accepted everywhere, a comma only when it is the decimal mark. */
export type DecimalMark = '.' | ',';

/** Max price of any bookmaker; beyond it a typing error is likelier. */
export const longestPrice = 100_000;

/**
 * Returns the price of a text, or its fault: `3.50`; `5/2`, `5-2`, `5:2`, `evens`; `+250`, `-200`, `EVEN`; Hong Kong `2.5` (profit of a
 * unit); Malay `0.5` or `-0.4`; Indonesian `2.5` or `-2`; a probability `40%`. The value is exact, never rounded.
 *
 * @param text as a person typed it; a hyphen and a true minus sign are the same
 * @param evens further words for 1/1, in lower case, besides the English ones
 */
export function readOdds(text: string, notation: OddsNotation, mark: DecimalMark = '.', evens: readonly string[] = []): ReadOdds {
  const written = plain(text);
  if (written === '') return { fault: 'empty' };
  const profit = profitIn(written, notation, mark, evens);
  if (typeof profit === 'string') return { fault: profit };
  if (profit <= 0) return { fault: 'too-short' };
  return profit + 1 > longestPrice ? { fault: 'too-long' } : { decimalOdds: profit + 1 };
}

/**
 * Returns the notation of a text, as far as its signs show it: a stroke, a colon, a dash between figures or a word for evens make a
 * fraction, a leading sign a moneyline, a per cent sign a probability, and a bare number is decimal. Undefined when it is none of these.
 * Hong Kong, Malay and Indonesian odds look like others and are never recognised.
 *
 * @param text as a person typed it
 * @param evens further words for 1/1, in lower case
 */
export function recogniseNotation(text: string, mark: DecimalMark = '.', evens: readonly string[] = []): OddsNotation | undefined {
  const written = plain(text);
  if (isEvens(written, evens) || /[/:]|\d ?- ?\d/.test(written)) return 'fractional';
  if (written.endsWith('%')) return 'probability';
  if (/^[+-]/.test(written)) return 'moneyline';
  return numberIn(written, mark) === undefined ? undefined : 'decimal';
}

function plain(text: string): string {
  return text.trim().replaceAll(/[−–]/g, '-').replaceAll(/[÷∕⁄]/g, '/').replaceAll(/\s+/g, ' ');
}

function isEvens(written: string, evens: readonly string[]): boolean {
  return /^ev(en|ens|s)?$/i.test(written) || evens.includes(written.toLowerCase());
}

/** Returns the profit of a stake of one unit, by the notation, or the fault in the text. */
function profitIn(written: string, notation: OddsNotation, mark: DecimalMark, evens: readonly string[]): number | OddsFault {
  if (notation === 'fractional') return isEvens(written, evens) ? 1 : fractionProfit(written);
  if (notation === 'moneyline') return isEvens(written, evens) ? 1 : moneylineProfit(written);
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

/** Returns the profit of a unit: above 0 the value itself, below 0 that of the stake that wins a unit. */
function signedProfit(value: number): number {
  return value > 0 ? value : -1 / value;
}

function fractionProfit(written: string): number | OddsFault {
  const parts = /^(\d{1,6}) ?[/:-] ?(\d{1,6})$/.exec(written);
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

/**
 * Returns the number of a text as people write it, without powers of ten and without marks between thousands; undefined for anything else.
 *
 * @param written without blanks around it, a hyphen as its minus sign
 */
export function numberIn(written: string, mark: DecimalMark): number | undefined {
  const pointed = mark === ',' ? written.replace(',', '.') : written;
  return /^[+-]?(\d{1,15}(\.\d{0,20})?|\.\d{1,20})$/.test(pointed) ? Number(pointed) : undefined;
}
