import type { FeedProblem, FeedProblemCode } from '../feed.ts';
import type { CsvRow } from './csv-rows.ts';

/** A row with its cells trimmed, which puts what is wrong with it among its file's problems. */
export class FileRow {
  readonly line: number;
  readonly #cells: readonly string[];
  readonly #file: { readonly source: string; readonly header: readonly string[]; readonly problems: FeedProblem[] };

  constructor(file: { source: string; header: readonly string[]; problems: FeedProblem[] }, row: CsvRow) {
    this.#file = file;
    this.#cells = row.cells;
    this.line = row.line;
  }

  /** The text of a cell; empty where the row or the file has none. */
  text(column: number | undefined): string {
    return column === undefined ? '' : (this.#cells[column] ?? '').trim();
  }

  /** @param value where more than the cell itself is to be shown */
  report(code: FeedProblemCode, column: number, value = this.text(column)): void {
    const { source, header, problems } = this.#file;
    problems.push({ source, row: this.line, field: header[column], ...(value === '' ? {} : { value }), code });
  }

  /** Reads a cell that may be empty; undefined when it is, and when it cannot be read, which is reported. */
  read<Value>(column: number | undefined, parse: (text: string) => Value | undefined, code: FeedProblemCode): Value | undefined {
    const text = this.text(column);
    if (column === undefined || text === '') return undefined;
    const value = parse(text);
    if (value === undefined) this.report(code, column);
    return value;
  }
}
