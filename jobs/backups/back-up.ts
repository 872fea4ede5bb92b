import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedBackup, recordBackup } from '#data/commands/backups/record-backup.ts';
import type { Database } from '#data/database/database.ts';
import type { Clock } from '#domain/time/clock.ts';
import { backupFileName, keepChecked, keepFailed, unfinishedName, writeUnfinishedBackup } from './backup-files.ts';
import { checkBackup } from './check-backup.ts';

export interface BackupPlan {
  /** Dataset of the database. */
  readonly dataset: string;
  /** The database's address, for a role that may create databases. */
  readonly ownerAddress: string;
  readonly folder: string;
  /** Number of checked backups that remain. */
  readonly keep: number;
}

/**
 * Writes a backup into the folder, restores it into a scratch database, verifies the ledger there, and records the result. Only then has the file its name,
 * and older ones are removed. When that fails, all older backups remain, and the reason is recorded and thrown.
 */
export async function backUp(
  database: Database,
  clock: Clock,
  { dataset, ownerAddress, folder, keep }: BackupPlan,
): Promise<CheckedBackup> {
  const startedAt = clock.now();
  const file = backupFileName(dataset, startedAt);
  const unfinished = unfinishedName(join(folder, file));
  let bytes: number | undefined;
  try {
    bytes = await writeUnfinishedBackup(database, dataset, folder, unfinished);
    const checked = await checkBackup(ownerAddress, dataset, unfinished);
    keepChecked(folder, dataset, file, keep);
    await recordBackup(database, { startedAt, endedAt: clock.now(), file, bytes, checked, problem: undefined });
    return checked;
  } catch (error) {
    if (existsSync(unfinished)) keepFailed(folder, dataset, file);
    const problem = (error as Error).message;
    await recordBackup(database, { startedAt, endedAt: clock.now(), file, bytes, checked: undefined, problem });
    throw error;
  }
}
