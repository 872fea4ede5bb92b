export const calculatorPath = '/betting-odds-calculator-converter-tips-betting-tool';

/** The calculators, in the order of their tabs; the converter comes first and needs no parameter. */
export const tools = ['converter', 'single', 'accumulator', 'each-way', 'kelly', 'dutching', 'margin'] as const;
export type Tool = (typeof tools)[number];

export const mostRows = 12;
/** The prices of a list of selections. */
export const listFields = Array.from({ length: mostRows }, (_, at) => `odds${at + 1}`);

/** What one field holds, as it was typed. */
export type Entries = Readonly<Record<string, string>>;

/** What an address asks for: a calculator, how its odds are written, and the text of each of its fields. */
export interface Asked {
  readonly tool: Tool;
  /** Empty: each price is recognised by how it is written. */
  readonly format: string;
  readonly entries: Entries;
  /** How many selections a list shows. */
  readonly rows: number;
  /** Somebody has entered something, rather than just come to the page. */
  readonly filled: boolean;
}

interface ToolFields {
  /** The fields beside the list, in their order. */
  readonly single: readonly string[];
  /** With how many selections a list begins and how few prices it needs; undefined where there is one price alone. */
  readonly list?: { readonly first: number; readonly fewest: number };
}

export const fieldsOf: Readonly<Record<Tool, ToolFields>> = {
  converter: { single: ['odds'] },
  single: { single: ['odds', 'stake'] },
  accumulator: { single: ['stake'], list: { first: 3, fewest: 1 } },
  'each-way': { single: ['odds', 'stake', 'place'] },
  kelly: { single: ['odds', 'chance', 'bankroll'] },
  dutching: { single: ['stake'], list: { first: 2, fewest: 2 } },
  margin: { single: [], list: { first: 3, fewest: 2 } },
};

/** What a field holds while the address does not name it. */
const beginnings: Entries = { stake: '10', bankroll: '100', place: '1/5' };

/** Longer texts are no entries; the fields of the form take no more than a part of it. */
const longestText = 200;

const isTool = (text: string | null): text is Tool => (tools as readonly (string | null)[]).includes(text);

/** Reads the parameters. Entries are kept as they are, right or wrong. */
export function readCalculatorAddress(parameters: URLSearchParams): Asked {
  const textOf = (name: string) => {
    const text = parameters.get(name);
    return text === null || text.length > longestText ? undefined : text;
  };
  const named = parameters.get('calculator');
  const tool = isTool(named) ? named : 'converter';
  const { single, list } = fieldsOf[tool];
  const inList = list === undefined ? [] : listFields;
  const lastNamed = inList.findLastIndex((name) => textOf(name) !== undefined) + 1;
  const asked: Asked = {
    tool,
    format: textOf('format') ?? '',
    entries: Object.fromEntries([...inList, ...single].map((name) => [name, textOf(name) ?? beginnings[name] ?? ''])),
    rows: list === undefined ? 0 : Math.max(rowIn(parameters.get('rows')) ?? (lastNamed || list.first), lastNamed, list.fewest),
    filled: [...inList, ...single].some((name) => textOf(name) !== undefined),
  };
  const removed = rowIn(parameters.get('remove'));
  return removed === undefined ? asked : withoutRow(asked, removed);
}

function rowIn(text: string | null): number | undefined {
  return text !== null && /^([1-9]|1[0-2])$/.test(text) ? Number(text) : undefined;
}

/** The same with one more empty selection, as long as there is room. */
export function withRow(asked: Asked): Asked {
  return { ...asked, rows: Math.min(mostRows, asked.rows + 1) };
}

/** The same without a selection, counted from 1; those below it move up. As many stay as the calculator needs. */
export function withoutRow(asked: Asked, row: number): Asked {
  const fewest = fieldsOf[asked.tool].list?.fewest;
  if (fewest === undefined || row > asked.rows || asked.rows <= fewest) return asked;
  const texts = listFields.map((name) => asked.entries[name] ?? '').toSpliced(row - 1, 1);
  return {
    ...asked,
    entries: { ...asked.entries, ...Object.fromEntries(listFields.map((name, at) => [name, texts[at] ?? ''])) },
    rows: asked.rows - 1,
  };
}

/** The fields that a calculator shows, in the order of its form. */
export function shownFields({ tool, rows }: Pick<Asked, 'tool' | 'rows'>): readonly string[] {
  return [...listFields.slice(0, rows), ...fieldsOf[tool].single];
}

/** The shared path of a calculator as one finds it. */
export function toolPath(tool: Tool): string {
  return tool === 'converter' ? calculatorPath : `${calculatorPath}?calculator=${tool}`;
}

/**
 * The parameters of what is asked, those that a form without scripts would send: every field of the calculator, empty ones too, so that
 * what is missing is missed there as well.
 */
export function calculatorSearch(asked: Asked): string {
  const parameters = new URLSearchParams();
  if (asked.tool !== 'converter') parameters.set('calculator', asked.tool);
  for (const name of shownFields(asked)) parameters.set(name, asked.entries[name] ?? '');
  if (asked.format !== '') parameters.set('format', asked.format);
  return `?${parameters}`;
}
