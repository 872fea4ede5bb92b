import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backupDatabase } from '#data/database/copies/backup-database.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { runCommand, say, UsageError } from './calls/command-line.ts';
import { writePrivateFile } from './write-private-file.ts';

/** `npm run db:backup`: writes the data of the dataset into a compressed file that only its owner can read. */
await runCommand(async (settings: Settings, [file, ...rest]: readonly string[]) => {
  if (file === undefined || rest.length > 0) throw new UsageError('npm run db:backup -- <file to write, such as backup.ndjson.gz>');
  const dataset = await openDataset(settings.database, new Date(), say);
  try {
    await writePrivateFile(file, (unfinished) => pipeline(backupDatabase(dataset.db, dataset.name), createGzip(), unfinished));
    say(`Backed up the ${dataset.name} data to ${file}`);
  } finally {
    await dataset.close();
  }
});
