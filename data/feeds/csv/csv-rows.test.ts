import { describe, expect, it } from 'vitest';
import { decodeFile } from '../decode-file.ts';
import { readCsvRows } from './csv-rows.ts';

/** Returns the rows with their lines, or the problem instead. */
function rowsOf(content: string | Buffer) {
  const table = readCsvRows('a.csv', decodeFile(Buffer.from(content as string)));
  return 'code' in table
    ? table
    : { header: table.header, rows: table.rows.map(({ line, cells }) => [line, ...cells]), problems: table.problems };
}

describe('readCsvRows', () => {
  it.each([
    ['LF', '\n'],
    ['CR-LF', '\r\n'],
    ['CR-CR-LF', '\r\r\n'],
    ['CR', '\r'],
  ])('reads lines that end in %s and counts blank ones', (_name, end) => {
    expect(rowsOf(['Div,Date', 'E0,1', '', ',', 'E0,2', ''].join(end))).toEqual({
      header: ['Div', 'Date'],
      rows: [
        [2, 'E0', '1'],
        [5, 'E0', '2'],
      ],
      problems: [],
    });
  });

  it('drops a byte order mark', () => {
    expect(rowsOf('\uFEFFDiv,Date\nE0,1\n')).toMatchObject({ header: ['Div', 'Date'] });
  });

  it('reads UTF-8, and windows-1252 where it is not', () => {
    expect(rowsOf('Div,Date\nSaint-Étienne,1\n')).toMatchObject({ rows: [[2, 'Saint-Étienne', '1']] });
    expect(rowsOf(Buffer.from('Div,Date\nSaint-\xC9tienne \x80,1\n', 'latin1'))).toMatchObject({ rows: [[2, 'Saint-Étienne €', '1']] });
  });

  it('keeps the cells beyond the header and those missing at the end of a line', () => {
    expect(rowsOf('Div,Date,,\nE0,1,,,,\nE0\nE0,2,,\n')).toMatchObject({
      rows: [
        [2, 'E0', '1', '', '', '', ''],
        [3, 'E0'],
        [4, 'E0', '2', '', ''],
      ],
      problems: [],
    });
  });

  it('reads quoted cells', () => {
    expect(rowsOf('Div,Date\n"E0, first",1\n')).toMatchObject({ rows: [[2, 'E0, first', '1']], problems: [] });
  });

  it.each([
    ['one', 'Div,Date\nE0,1\n"E0,2\nE0,3\n'],
    ['two', 'Div,Date\nE0,1\n"E0,2\nE0,3\n"E0,2\n'],
  ])('loses no other row to a stray quotation mark, or %s', (_count, content) => {
    const table = rowsOf(content);
    expect(table).toMatchObject({
      rows: [
        [2, 'E0', '1'],
        [4, 'E0', '3'],
      ],
    });
    expect(table).toMatchObject({
      problems: expect.arrayContaining([{ source: 'a.csv', row: 3, value: '"E0,2', code: 'not-readable', loses: 'match' }]),
    });
  });

  it('names an empty file and a web page', () => {
    expect(rowsOf('')).toEqual({ source: 'a.csv', code: 'truncated', loses: 'file' });
    expect(rowsOf('\r\n\r\n')).toEqual({ source: 'a.csv', code: 'truncated', loses: 'file' });
    expect(rowsOf('\n <html>\n<body>')).toEqual({ source: 'a.csv', value: '<html>', code: 'not-this-format', loses: 'file' });
  });

  it('leaves out a last row that stops short, and says so', () => {
    const problems = [{ source: 'a.csv', row: 3, value: 'E0,2', code: 'truncated' }];
    expect(rowsOf('Div,Date,Time\nE0,1,15:00\nE0,2')).toMatchObject({ rows: [[2, 'E0', '1', '15:00']], problems });
    expect(rowsOf('Div,Date,Time\nE0,1,15:00\nE0,2\n')).toMatchObject({ rows: [[2, 'E0', '1', '15:00']], problems });
    // As long as the row above it, yet shorter than the header: only the missing line end shows it.
    expect(rowsOf('Div,Date,Time\nE0,1\nE0,2')).toMatchObject({ rows: [[2, 'E0', '1']], problems });
  });

  it('leaves out a row with NUL characters, which a file has that was cut off while it was written', () => {
    expect(rowsOf('Div,Date\nE0,1\nE0,\0\nE0,2\n\0\0')).toMatchObject({
      rows: [
        [2, 'E0', '1'],
        [4, 'E0', '2'],
      ],
      problems: [
        { source: 'a.csv', row: 3, value: 'E0,\0', code: 'not-readable' },
        { source: 'a.csv', row: 5, value: '\0\0', code: 'not-readable' },
      ],
    });
  });

  it('keeps a complete last row without a line end, and rows that are all shorter than the header', () => {
    expect(rowsOf('Div,Date\nE0,1\nE0,2')).toMatchObject({
      rows: [
        [2, 'E0', '1'],
        [3, 'E0', '2'],
      ],
      problems: [],
    });
    expect(rowsOf('Div,Date,\nE0,1\nE0,2\n')).toMatchObject({
      rows: [
        [2, 'E0', '1'],
        [3, 'E0', '2'],
      ],
      problems: [],
    });
  });
});
