import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { RestoreError, restoreDatabase } from '#data/database/copies/restore-database.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { runCommand, say, UsageError } from './calls/command-line.ts';

/** `npm run db:restore`: replaces the data of the dataset by those of a backup. */
await runCommand(async (settings: Settings, [file, ...rest]: readonly string[]) => {
  if (file === undefined || rest.length > 0) throw new UsageError('npm run db:restore -- <file that db:backup wrote>');
  const dataset = await openDataset(settings.database, new Date(), say, settings.database.dataset ?? 'real');
  try {
    const rows = await dataset.asOwner((owner) =>
      pipeline(createReadStream(file), createGunzip(), (backup) => restoreDatabase(owner, dataset.name, backup)),
    );
    say(`Restored ${rows} rows into the ${dataset.name} data`);
  } catch (error) {
    if (!isBrokenArchive(error)) throw error;
    throw new RestoreError(`${file} is no whole backup: ${error.message}`, { cause: error });
  } finally {
    await dataset.close();
  }
});

/** Returns true for the errors of zlib about a file that it did not write, or that ends too early. */
function isBrokenArchive(error: unknown): error is Error {
  return error instanceof Error && /^Z_/.test(String((error as { code?: unknown }).code));
}
