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

  /**
   * Reports a cell that is left out.
   *
   * @param value where more than the cell itself is to be shown
   */
  report(code: FeedProblemCode, column: number, value = this.text(column)): void {
    this.#file.problems.push(this.#problem(code, column, value));
  }

  /** Reports a cell for which the match of the row is lost. */
  refuse(code: FeedProblemCode, column: number, value = this.text(column)): void {
    this.#file.problems.push({ ...this.#problem(code, column, value), loses: 'match' });
  }

  /** Reads a cell without which there is no match; undefined when it is empty or cannot be read, for which the match is lost. */
  require<Value>(column: number, parse: (text: string) => Value | undefined, code: FeedProblemCode): Value | undefined {
    const text = this.text(column);
    const value = text === '' ? undefined : parse(text);
    if (value === undefined) this.refuse(text === '' ? 'missing-value' : code, column);
    return value;
  }

  /** Reads a cell that may be empty; undefined when it is, and when it cannot be read, which is reported. */
  read<Value>(column: number | undefined, parse: (text: string) => Value | undefined, code: FeedProblemCode): Value | undefined {
    const text = this.text(column);
    if (column === undefined || text === '') return undefined;
    const value = parse(text);
    if (value === undefined) this.report(code, column);
    return value;
  }

  #problem(code: FeedProblemCode, column: number, value: string): FeedProblem {
    const { source, header } = this.#file;
    return { source, row: this.line, field: header[column], ...(value === '' ? {} : { value }), code };
  }
}
