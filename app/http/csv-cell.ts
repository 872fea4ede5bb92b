/** The beginnings of cells that a spreadsheet runs as a formula, even in quotes. */
const formula = /^[=+\-@\t\r]/;

/**
 * Returns a cell of CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front, by which spreadsheets
 * recognise a text; a number is written as a number, with its minus sign.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
