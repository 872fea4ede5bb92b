import {
  type CalculatorAddress,
  calculatorAddress,
  type FieldName,
  listFields,
  maxRows,
  type Tool,
} from '#app/pages/calculator/calculator.address.ts';

/** The text of each field as it was typed, by the field's name. */
export type Entries = Readonly<Record<string, string>>;

/** A calculator with its entries: which calculator it is, how its odds are written, and the text of each of its fields. */
export interface CalculatorState {
  readonly tool: Tool;
  /** The notation of prices; empty to recognise each price by how it is written. */
  readonly format: string;
  readonly entries: Entries;
  /** Number of selections that a list shows. */
  readonly rows: number;
  /** True when the address has an entry, false for a calculator that was only opened. */
  readonly filled: boolean;
}

interface ToolFields {
  /** The fields beside the list, in their order. */
  readonly single: readonly FieldName[];
  /** The number of selections with which a list begins, and the min number of prices; undefined for a single price. */
  readonly list?: { readonly first: number; readonly fewest: number };
}

/** The fields of each calculator. */
export const fieldsOf: Readonly<Record<Tool, ToolFields>> = {
  converter: { single: ['odds'] },
  single: { single: ['odds', 'stake'] },
  accumulator: { single: ['stake'], list: { first: 3, fewest: 1 } },
  'each-way': { single: ['odds', 'stake', 'place'] },
  kelly: { single: ['odds', 'chance', 'bankroll'] },
  dutching: { single: ['stake'], list: { first: 2, fewest: 2 } },
  margin: { single: [], list: { first: 3, fewest: 2 } },
};

/** The text of a field that is absent from the address. */
const beginnings: Partial<Readonly<Record<FieldName, string>>> = { stake: '10', bankroll: '100', place: '1/5' };

/** Returns the calculator of an address. Entries are stored unchanged, right or wrong. */
export function stateOf(address: CalculatorAddress): CalculatorState {
  const { calculator: tool, format = '', rows, remove } = address;
  const { single, list } = fieldsOf[tool];
  const inList = list === undefined ? [] : listFields;
  const lastNamed = inList.findLastIndex((name) => address[name] !== undefined) + 1;
  const fields = [...inList, ...single];
  const state: CalculatorState = {
    tool,
    format,
    entries: Object.fromEntries(fields.map((name) => [name, address[name] ?? beginnings[name] ?? ''])),
    rows: list === undefined ? 0 : Math.max(rows ?? (lastNamed || list.first), lastNamed, list.fewest),
    filled: fields.some((name) => address[name] !== undefined),
  };
  return remove === undefined ? state : withoutRow(state, remove);
}

/** Returns a calculator without any entry by the reader. */
export function emptyState(tool: Tool): CalculatorState {
  return stateOf({ ...calculatorAddress.absent, calculator: tool });
}

/** Returns the same calculator with one more empty selection, up to `maxRows`. */
export function withRow(state: CalculatorState): CalculatorState {
  return { ...state, rows: Math.min(maxRows, state.rows + 1) };
}

/** Returns the same calculator without a selection, counted from 1; those below it move up. A calculator with the min number of selections is not changed. */
export function withoutRow(state: CalculatorState, row: number): CalculatorState {
  const fewest = fieldsOf[state.tool].list?.fewest;
  if (fewest === undefined || row > state.rows || state.rows <= fewest) return state;
  const texts = listFields.map((name) => state.entries[name] ?? '').toSpliced(row - 1, 1);
  return {
    ...state,
    entries: { ...state.entries, ...Object.fromEntries(listFields.map((name, at) => [name, texts[at] ?? ''])) },
    rows: state.rows - 1,
  };
}

/** Returns the fields that a calculator shows, in the order of its form. */
export function shownFields({ tool, rows }: Pick<CalculatorState, 'tool' | 'rows'>): readonly FieldName[] {
  return [...listFields.slice(0, rows), ...fieldsOf[tool].single];
}

/**
 * Returns the shared path of a calculator, with the parameters that a form without scripts would send: every field of the calculator,
 * including empty ones, so that a missing entry is reported there as well.
 */
export function statePath(state: CalculatorState): string {
  const entries = Object.fromEntries(shownFields(state).map((name) => [name, state.entries[name] ?? '']));
  return calculatorAddress.href({ calculator: state.tool, ...entries, format: state.format === '' ? undefined : state.format });
}
