import { readFile } from 'node:fs/promises';
import { type CsvTable, readCsvRows } from '../csv/csv-rows.ts';
import { decodeFile } from '../decode-file.ts';
import type { FeedProblem } from '../feed.ts';
import { excessiveSize } from '../file-size.ts';
import { readFirstSheet } from './read-sheet.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import { isPacked, unpackSpreadsheet } from './unpack-spreadsheet.ts';

/** Returns the rows of a CSV file or of the first sheet of a spreadsheet, depending on the content of the file; or a problem when it cannot be read. */
export async function readTableFile(source: string): Promise<CsvTable | FeedProblem> {
  try {
    const size = await excessiveSize(source);
    if (size !== undefined) return { source, value: size, code: 'too-large', loses: 'file' };
    const bytes = await readFile(source);
    return isPacked(bytes) ? tableOf(source, bytes) : readCsvRows(source, decodeFile(bytes));
  } catch (error) {
    if (error instanceof SpreadsheetError) return { source, value: error.message, code: error.code, loses: 'file' };
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return { source, value: error.message, code: 'not-readable', loses: 'file' };
  }
}

function tableOf(source: string, bytes: Buffer): CsvTable | FeedProblem {
  const [first, ...rows] = readFirstSheet(unpackSpreadsheet(bytes));
  if (first === undefined) return { source, code: 'truncated', loses: 'file' };
  return { header: first.cells.map((name) => name.trim()), rows, problems: [] };
}
