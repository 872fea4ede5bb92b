import { restoreDatabase } from '#data/database/copies/restore-database.ts';
import { readBackup } from '#jobs/backups/read-backup.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { runCommand, say, UsageError } from './calls/command-line.ts';

/** `npm run db:restore`: replaces the data of the dataset by those of a backup. */
await runCommand(async (settings: Settings, [file, ...rest]: readonly string[]) => {
  if (file === undefined || rest.length > 0) throw new UsageError('npm run db:restore -- <file that db:backup wrote>');
  const dataset = await openDataset(settings.database, new Date(), say, settings.database.dataset ?? 'real');
  try {
    const rows = await dataset.asOwner((owner) => readBackup(file, (backup) => restoreDatabase(owner, dataset.name, backup)));
    say(`Restored ${rows} rows into the ${dataset.name} data`);
  } finally {
    await dataset.close();
  }
});
