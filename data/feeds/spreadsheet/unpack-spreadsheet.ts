import { unzipSync } from 'fflate';
import { SpreadsheetError } from './spreadsheet-error.ts';

/** The largest season of a tour has five megabytes unpacked. */
const maxUnpackedBytes = 60_000_000;
/** The parts of a spreadsheet in which its sheets, texts and formats of cells are. */
const readParts = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

/** Returns true for the beginning of a file that is packed as spreadsheets are. */
export function isPacked(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
}

/**
 * Returns the parts of a spreadsheet by their names. What they say to have unpacked is added up before one is unpacked, and none becomes larger
 * than it says.
 *
 * @throws SpreadsheetError for what is not packed, cut off, or larger than any season
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
