/** A spreadsheet takes a cell that begins so for a formula, whatever stands in the file around it. */
const formula = /^[=+\-@\t\r]/;

/**
 * Returns a cell of CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front, by which spreadsheets know a
 * text; a number is given as a number and stays one, with its minus sign.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
