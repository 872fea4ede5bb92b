import { unzipSync } from 'fflate';
import { SpreadsheetError } from './spreadsheet-error.ts';

/** Max unpacked size of a spreadsheet; the largest season of a tour has five megabytes. */
const maxUnpackedBytes = 60_000_000;
/** Parts of a spreadsheet with its sheets, texts and cell formats. */
const readParts = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

/** Returns true when a file begins like a ZIP archive, as spreadsheets do. */
export function isPacked(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
}

/**
 * Returns the parts of a spreadsheet by name. The declared sizes are added up before each part is unpacked, and no part becomes larger than declared.
 *
 * @throws SpreadsheetError for a file that is not packed, is cut off, or is larger than any season
 */
export function unpackSpreadsheet(bytes: Buffer): ReadonlyMap<string, string> {
  let unpackedBytes = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!readParts.test(name)) return false;
        unpackedBytes += originalSize;
        if (unpackedBytes <= maxUnpackedBytes) return true;
        throw new SpreadsheetError('too-large', `more than ${maxUnpackedBytes / 1_000_000} MB when it is unpacked`);
      },
    });
    return new Map(Object.entries(parts).map(([name, part]) => [name, new TextDecoder('utf-8', { fatal: true }).decode(part)]));
  } catch (error) {
    if (error instanceof SpreadsheetError || !(error instanceof Error)) throw error;
    throw new SpreadsheetError('not-readable', `it does not unpack: ${error.message}`, { cause: error });
  }
}
