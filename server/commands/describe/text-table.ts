/** One column: its head, and the text of each row in it. */
export interface TextColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => string;
}

/** Returns the lines of a table for a terminal: the first column to the left, the others to the right under their heads. */
export function textTable<Row>(rows: readonly Row[], columns: readonly TextColumn<Row>[]): string[] {
  const cells = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => (line[column] as string).length)));
  return cells.map((line) =>
    line
      .map((text, column) => (column === 0 ? text.padEnd(widths[column] as number) : text.padStart(widths[column] as number)))
      .join('  ')
      .trimEnd(),
  );
}
