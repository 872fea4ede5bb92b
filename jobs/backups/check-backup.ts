import type { CheckedBackup } from '#data/commands/backups/record-backup.ts';
import { restoreDatabase } from '#data/database/copies/restore-database.ts';
import { withScratchDatabase } from '#data/database/copies/scratch-database.ts';
import { migrateDatabase } from '#data/database/schema/migrate-database.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import { BackupError } from './backup-error.ts';
import { readBackup } from './read-backup.ts';

/** Max letters of a database's name in PostgreSQL. */
const longestName = 63;
const ending = '_backup_check';

/**
 * Restores a backup into a scratch database beside the one at `ownerAddress`, verifies the whole ledger there, and drops the scratch database. Returns the
 * number of rows and of records.
 *
 * @param ownerAddress the site's database, for a role that may create databases
 * @throws RestoreError when the file cannot be restored, BackupError when its ledger has a fault
 */
export async function checkBackup(ownerAddress: string, dataset: string, file: string): Promise<CheckedBackup> {
  const name = `${new URL(ownerAddress).pathname.slice(1, longestName - ending.length)}${ending}`;
  return withScratchDatabase(ownerAddress, name, async (scratch) => {
    await migrateDatabase(scratch);
    const rows = await readBackup(file, (backup) => restoreDatabase(scratch, dataset, backup));
    const { records, faults } = await verifyLedger(scratch);
    const [first] = faults;
    if (first !== undefined) {
      throw new BackupError(
        `the ledger in ${file} has ${faults.length} faults, the first at record ${first.sequence}; npm run ledger:verify lists them`,
      );
    }
    return { rows, records };
  });
}
