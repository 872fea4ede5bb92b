import { readFile } from 'node:fs/promises';
import { decodeFile } from '../decode-file.ts';
import type { FeedProblem } from '../feed.ts';
import { excessiveSize } from '../file-size.ts';
import { type CsvTable, readCsvRows } from './csv-rows.ts';

/** Returns the rows of a file, or the one problem with it where it does not open, is too large or is no table. */
export async function readCsvFile(source: string): Promise<CsvTable | FeedProblem> {
  try {
    const size = await excessiveSize(source);
    if (size !== undefined) return { source, value: size, code: 'too-large', loses: 'file' };
    return readCsvRows(source, decodeFile(await readFile(source)));
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return { source, value: error.message, code: 'not-readable', loses: 'file' };
  }
}
