import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { RestoreError } from '#data/database/copies/restore-database.ts';

/**
 * Calls `read` with the uncompressed contents of a backup file, and returns its result.
 *
 * @throws RestoreError when the file is no whole archive
 */
export async function readBackup<Result>(file: string, read: (backup: AsyncIterable<Uint8Array>) => Promise<Result>): Promise<Result> {
  try {
    return await pipeline(createReadStream(file), createGunzip(), (backup) => read(backup));
  } catch (error) {
    if (!isBrokenArchive(error)) throw error;
    throw new RestoreError(`${file} is no whole backup: ${error.message}`, { cause: error });
  }
}

/** Returns true for the errors of zlib about a file that it did not write, or that ends too early. */
function isBrokenArchive(error: unknown): error is Error {
  return error instanceof Error && /^Z_/.test(String((error as { code?: unknown }).code));
}
