import { strToU8, zipSync } from 'fflate';

/** A cell as XML, without its address. */
type Cell = string | number | { readonly day: number } | { readonly shared: number } | undefined;

/** Returns the bytes of a spreadsheet with one sheet; parts can be replaced or added by their names. */
export function aSpreadsheet(rows: readonly (readonly Cell[])[], parts: Readonly<Record<string, string>> = {}): Buffer {
  const sheet = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, column, row + 1)).join('')}</row>`,
  );
  const whole: Readonly<Record<string, string>> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="2023" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    ...parts,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(whole).map(([name, text]) => [name, strToU8(text)]))));
}

function cellOf(cell: Cell, column: number, row: number): string {
  const address = `${column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))}${String.fromCharCode(65 + (column % 26))}${row}`;
  if (cell === undefined) return '';
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${address}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  return 'day' in cell ? `<c r="${address}" s="1"><v>${cell.day}</v></c>` : `<c r="${address}" t="s"><v>${cell.shared}</v></c>`;
}
