import { expect, it } from 'vitest';
import { aSpreadsheet } from '#tests/factories/a-spreadsheet.ts';
import { readFirstSheet } from './read-sheet.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import { unpackSpreadsheet } from './unpack-spreadsheet.ts';

const read = (...call: Parameters<typeof aSpreadsheet>) => readFirstSheet(unpackSpreadsheet(aSpreadsheet(...call)));
const rowOf = (cells: string) => read([], { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>` });

it('reads texts, numbers as a CSV file has them, and days', () => {
  /* 45123 days after 30 December 1899 is 16 July 2023. */
  expect(
    read([
      ['Winner', 'Date', 'B365W'],
      ['Alcaraz C.', { day: 45123 }, 1.9099999999999999],
      ['Djokovic N.', { day: 45123.5 }, 2],
    ]),
  ).toEqual([
    { line: 1, cells: ['Winner', 'Date', 'B365W'] },
    { line: 2, cells: ['Alcaraz C.', '2023-07-16', '1.91'] },
    { line: 3, cells: ['Djokovic N.', '2023-07-16', '2'] },
  ]);
});

it('counts days from 1904 where the spreadsheet does', () => {
  const workbook = '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet r:id="rId1"/></sheets></workbook>';
  expect(read([[{ day: 43661 }]], { 'xl/workbook.xml': workbook })[0]?.cells).toEqual(['2023-07-16']);
});

it('knows a date by its own format, and no other number', () => {
  const styles = (format: string) =>
    `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const shown = (format: string) => read([[{ day: 45123 }]], { 'xl/styles.xml': styles(format) })[0]?.cells[0];
  expect(['dd/mm/yyyy', 'm/d/yy;@', '[$-409]d\\-mmm\\-yy'].map(shown)).toEqual(Array(3).fill('2023-07-16'));
  expect(['0.00', '#,##0', '[Red]0', '0 &quot;days&quot;', '\\d0'].map(shown)).toEqual(Array(5).fill('45123'));
});

it('reads texts that cells share, in parts and without what is read aloud', () => {
  const shared =
    '<sst><si><r><t>Garros </t></r><r><t xml:space="preserve">&amp; Co</t></r></si><si><t>東京</t><rPh><t>トウキョウ</t></rPh></si></sst>';
  expect(read([[{ shared: 0 }, { shared: 1 }]], { 'xl/sharedStrings.xml': shared })[0]?.cells).toEqual(['Garros & Co', '東京']);
});

it('keeps the places of cells that are missing, and leaves out empty rows', () => {
  expect(read([['A', undefined, 'C'], [undefined], ['', ' '], [1]])).toEqual([
    { line: 1, cells: ['A', '', 'C'] },
    { line: 4, cells: ['1'] },
  ]);
});

it('refuses a cell far to the right or far below, which would make a table of empty ones', () => {
  expect(() => rowOf('<row r="1"><c r="XFD1"><v>1</v></c></row>')).toThrow('a cell XFD1; at most 256 columns are read');
  expect(() => rowOf('<row r="99999999999"><c><v>1</v></c></row>')).toThrow(SpreadsheetError);
});

it('refuses entities of its own, XML that is cut off, and what has no sheet', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>';
  expect(() => read([], { 'xl/worksheets/sheet1.xml': bomb })).toThrow('a document type is not accepted');
  expect(() => read([], { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData>' })).toThrow('xl/worksheets/sheet1.xml, line 1');
  expect(() => read([], { 'xl/workbook.xml': '<workbook/>' })).toThrow('no spreadsheet with a sheet');
  expect(() => read([], { 'xl/_rels/workbook.xml.rels': '<Relationships/>' })).toThrow('no spreadsheet with a sheet');
});
