import type { FeedProblem, FeedProblemCode } from '../feed.ts';
import type { CsvRow } from './csv-rows.ts';

/** Row of a CSV file. Returns its cells trimmed, and adds each problem found in it to the problems of the file. */
export class FileRow {
  readonly line: number;
  readonly #cells: readonly string[];
  readonly #file: { readonly source: string; readonly header: readonly string[]; readonly problems: FeedProblem[] };

  constructor(file: { source: string; header: readonly string[]; problems: FeedProblem[] }, row: CsvRow) {
    this.#file = file;
    this.#cells = row.cells;
    this.line = row.line;
  }

  /** Returns the text of a cell; empty when the row or the file has no such cell. */
  text(column: number | undefined): string {
    return column === undefined ? '' : (this.#cells[column] ?? '').trim();
  }

  /**
   * Reports a problem with a cell that costs no more than its value: the match of the row is stored without it.
   *
   * @param value text to show when the cell itself is not enough
   */
  report(code: FeedProblemCode, column: number, value = this.text(column)): void {
    this.#file.problems.push(this.#problem(code, column, value));
  }

  /** Reports a problem with a cell that a match must have: the match of the row is not stored. */
  refuse(code: FeedProblemCode, column: number, value = this.text(column)): void {
    this.#file.problems.push({ ...this.#problem(code, column, value), loses: 'match' });
  }

  /** Returns the value of a cell that a match must have; undefined when it is empty or unreadable. Then the row is refused (see `refuse`). */
  require<Value>(column: number, parse: (text: string) => Value | undefined, code: FeedProblemCode): Value | undefined {
    const text = this.text(column);
    const value = text === '' ? undefined : parse(text);
    if (value === undefined) this.refuse(text === '' ? 'missing-value' : code, column);
    return value;
  }

  /** Returns the value of an optional cell; undefined when it is empty or unreadable. An unreadable one is reported. */
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
