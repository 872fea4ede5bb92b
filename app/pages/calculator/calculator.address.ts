import { type AddressOf, address } from '#app/addresses/address.ts';
import { choice, oneOfNumbers, text, uncached } from '#app/addresses/parameter.ts';

/** The calculators, in the order of their tabs; the converter comes first and needs no parameter. */
export const tools = ['converter', 'single', 'accumulator', 'each-way', 'kelly', 'dutching', 'margin'] as const;
export type Tool = (typeof tools)[number];

const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const maxRows = rows.length;
/** Names of the fields for the prices of a list of selections. */
export const listFields = rows.map((row) => `odds${row}` as const);
type ListField = (typeof listFields)[number];
/** Names of the fields for typed text. */
export type FieldName = ListField | 'odds' | 'stake' | 'place' | 'chance' | 'bankroll';

/** A typed text, right or wrong, since the page shows what is wrong with it. Texts of more than 200 letters are ignored. */
const entry = uncached(text(/^.{0,200}$/s));
const row = uncached(oneOfNumbers(rows));

/** A calculator, and the entries of its form. */
export const calculatorAddress = address('/betting-odds-calculator-converter-tips-betting-tool', {
  calculator: choice(tools),
  odds: entry,
  ...(Object.fromEntries(listFields.map((name) => [name, entry])) as Readonly<Record<ListField, typeof entry>>),
  stake: entry,
  place: entry,
  chance: entry,
  bankroll: entry,
  format: entry,
  /** The number of selections in the list. */
  rows: row,
  /** The selection to take away. */
  remove: row,
});

export type CalculatorAddress = AddressOf<typeof calculatorAddress>;
