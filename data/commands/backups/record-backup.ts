import type { Queryable } from '#data/database/database.ts';

/** Result of an attempt to write a backup and to restore it. */
export interface BackupResult {
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** Name of the file in the folder of backups. */
  readonly file: string;
  /** Size of the file; undefined when it was not completed. */
  readonly bytes: number | undefined;
  /** Rows restored and records of the ledger verified; undefined when the check failed. */
  readonly checked: CheckedBackup | undefined;
  /** Reason why it cannot be relied on; undefined for a backup that was restored and verified. */
  readonly problem: string | undefined;
}

export interface CheckedBackup {
  readonly rows: number;
  readonly records: number;
}

/** Number of days for which the results of backups are listed. */
const listedDays = 400;

/** Records the result of a backup, and deletes results that are more than `listedDays` old. */
export async function recordBackup(
  database: Queryable,
  { startedAt, endedAt, file, bytes, checked, problem }: BackupResult,
): Promise<void> {
  await database.query(
    'insert into backups (started_at, ended_at, file, bytes, rows, records, problem) values ($1, $2, $3, $4, $5, $6, $7)',
    [startedAt, endedAt, file, bytes, checked?.rows, checked?.records, problem],
  );
  await database.query('delete from backups where ended_at < $1', [new Date(endedAt.getTime() - listedDays * 86_400_000)]);
}
