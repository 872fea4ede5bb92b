import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import { dateStylesIn } from './date-formats.ts';
import { readXml } from './read-xml.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';

/** Row of a sheet; `line` is its number, from 1. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Max number of columns. No supported table has more than seventy, and a cell far to the right makes the row that long. */
const maxColumns = 256;
const maxRows = 1_048_576;

/**
 * Returns the rows of the first sheet of a spreadsheet that are not blank. Numbers are written as in a CSV file, and days as `2023-07-16`.
 *
 * @param parts parts of the spreadsheet, by name
 * @throws SpreadsheetError when it has no sheet, or one that cannot be read
 */
export function readFirstSheet(parts: ReadonlyMap<string, string>): SheetRow[] {
  const { path, is1904 } = findFirstSheet(parts);
  const sheet = parts.get(path);
  if (sheet === undefined) throw new SpreadsheetError('not-this-format', `there is no ${path} in it`);
  const sharedTexts = textsIn(parts.get('xl/sharedStrings.xml'));
  const dateStyles = dateStylesIn(parts.get('xl/styles.xml') ?? '<styleSheet/>');
  const firstDay = (is1904 ? '1904-01-01' : '1899-12-30') as LocalDay;
  const rows: SheetRow[] = [];
  let row: { line: number; cells: string[] } = { line: 0, cells: [] };
  let cell: { column: number; type: string; isDate: boolean } | undefined;
  let written = '';
  let isValue = false;
  readXml(path, sheet, {
    opened(name, { r, t, s }) {
      if (name === 'row') row = { line: r === undefined ? row.line + 1 : Number(r), cells: [] };
      else if (name === 'c') {
        const column = r === undefined ? row.cells.length : columnOf(r);
        if (!(column < maxColumns) || !(row.line >= 1 && row.line <= maxRows)) {
          throw new SpreadsheetError('too-large', `it has a cell ${r ?? `in row ${row.line}`}; at most ${maxColumns} columns are read`);
        }
        cell = { column, type: t ?? 'n', isDate: s !== undefined && dateStyles.has(Number(s)) };
        written = '';
      } else if (name === 'v' || name === 't') isValue = true;
    },
    text(text) {
      if (isValue) written += text;
    },
    closed(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && cell !== undefined) {
        while (row.cells.length < cell.column) row.cells.push('');
        row.cells[cell.column] = textOf(cell, written);
        cell = undefined;
      } else if (name === 'row' && row.cells.some((text) => text.trim() !== '')) rows.push(row);
    },
  });
  return rows;

  function textOf({ type, isDate }: { readonly type: string; readonly isDate: boolean }, value: string): string {
    if (type === 's') return sharedTexts[Number(value)] ?? '';
    if (type !== 'n' || value === '') return type === 'd' ? value.slice(0, 'yyyy-mm-dd'.length) : value;
    const number = Number(value);
    if (!Number.isFinite(number)) return value;
    return isDate && number >= 1 && number < maxDays ? addDays(firstDay, Math.floor(number)) : String(number);
  }
}

/** Number of days up to the end of the year 9999, the last that spreadsheets know. */
const maxDays = 2_958_466;

function findFirstSheet(parts: ReadonlyMap<string, string>): { readonly path: string; readonly is1904: boolean } {
  let id: string | undefined;
  let is1904 = false;
  readXml('workbook.xml', parts.get('xl/workbook.xml') ?? '<workbook/>', {
    opened(name, attributes) {
      if (name === 'workbookPr') is1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
      if (name === 'sheet') id ??= Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    },
  });
  let target: string | undefined;
  readXml('workbook.xml.rels', parts.get('xl/_rels/workbook.xml.rels') ?? '<Relationships/>', {
    opened(name, attributes) {
      if (name === 'Relationship' && id !== undefined && attributes.Id === id) target = attributes.Target;
    },
  });
  if (target === undefined) throw new SpreadsheetError('not-this-format', 'it is packed, but no spreadsheet with a sheet');
  return { path: target.startsWith('/') ? target.slice(1) : `xl/${target}`, is1904 };
}

/** Returns the texts that cells share, without phonetic readings. */
function textsIn(sharedStrings: string | undefined): readonly string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isAloud = false;
  readXml('sharedStrings.xml', sharedStrings ?? '<sst/>', {
    opened(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isAloud = true;
      else if (name === 't') isText = !isAloud;
    },
    text(part) {
      if (isText) text += part;
    },
    closed(name) {
      if (name === 'si') texts.push(text);
      else if (name === 'rPh') isAloud = false;
      else if (name === 't') isText = false;
    },
  });
  return texts;
}

/** Returns the place of the column in the address of a cell, from 0: 27 for `AB12`. */
function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0] ?? '';
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
