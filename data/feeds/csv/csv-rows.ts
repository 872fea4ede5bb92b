import { CsvError, parse } from 'csv-parse/sync';
import type { FeedProblem } from '../feed.ts';

/** Row that is not blank. `line` counts from 1, the header's line included. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly problems: readonly FeedProblem[];
}

const shownCharacters = 60;

/** Returns the header and rows of a CSV file; a problem when the file is empty, a web page or no CSV at all. */
export function readCsvRows(source: string, text: string): CsvTable | FeedProblem {
  const beginning = text.trimStart().slice(0, shownCharacters);
  if (beginning === '') return { source, code: 'truncated', loses: 'file' };
  if (beginning.startsWith('<')) return { source, value: firstLineOf(beginning), code: 'not-this-format', loses: 'file' };
  const problems: FeedProblem[] = [];
  const found = splitRows(source, text, problems);
  const first = found?.[0];
  if (found === undefined || first === undefined) return { source, value: firstLineOf(beginning), code: 'not-this-format', loses: 'file' };
  const header = first.cells.map((name) => name.trim());
  const rows = found.slice(1).filter((row) => {
    /* A file cut off while it was written may end in null characters, which no cell of text contains. */
    const isText = !row.cells.some((cell) => cell.includes('\0'));
    if (!isText) problems.push({ source, row: row.line, value: shown(row), code: 'not-readable', loses: 'match' });
    return isText;
  });
  if (isCutOff(rows, header.length, text.endsWith('\n') || text.endsWith('\r'))) {
    const cut = rows.pop() as CsvRow;
    problems.push({ source, row: cut.line, value: shown(cut), code: 'truncated', loses: 'match' });
  }
  return { header, rows, problems };
}

/**
 * Returns the rows of a file. A stray quotation mark would make one cell of everything after it. Since no cell contains a line break, a quotation mark
 * that leads to one is stray: then quotation marks are read as plain text in the whole file, and the rows that contain one are left out.
 */
function splitRows(source: string, text: string, problems: FeedProblem[]): CsvRow[] | undefined {
  if (!text.includes('"')) return parseRows(text, false);
  const quoted = parseRows(text, true);
  if (quoted !== undefined && !quoted.some(({ cells }) => cells.some((cell) => /[\r\n]/.test(cell)))) return quoted;
  return parseRows(text, false)?.filter((row) => {
    const isPlain = !row.cells.some((cell) => cell.includes('"'));
    if (!isPlain) problems.push({ source, row: row.line, value: shown(row), code: 'not-readable', loses: 'match' });
    return isPlain;
  });
}

/** Returns the rows that are not blank; undefined when the parser finds no CSV. */
function parseRows(text: string, hasQuotes: boolean): CsvRow[] | undefined {
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      /* A CR-LF file sent through a conversion to CR-LF ends its lines in CR-CR-LF. The longest goes first. */
      record_delimiter: ['\r\r\n', '\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      quote: hasQuotes ? '"' : false,
      on_record: (cells, { lines }) => {
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: lines, cells });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
  return rows;
}

/** Returns true when the last row is cut off: no line end after it, or fewer cells than the row above it. */
function isCutOff(rows: readonly CsvRow[], width: number, hasLineEnd: boolean): boolean {
  const last = rows.at(-1);
  if (last === undefined || last.cells.length >= width) return false;
  return !hasLineEnd || last.cells.length < (rows.at(-2)?.cells.length ?? width);
}

function shown(row: CsvRow): string {
  return row.cells.join(',').slice(0, shownCharacters);
}

function firstLineOf(text: string): string {
  return text.split(/[\r\n]/, 1)[0] ?? '';
}
