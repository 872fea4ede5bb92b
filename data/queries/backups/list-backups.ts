import type { Queryable } from '#data/database/database.ts';

/** A backup that the site has written, or tried to write. */
export interface ListedBackup {
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly file: string;
  /** Size of the file; null when it was not completed. */
  readonly bytes: number | null;
  /** Number of rows that were restored from it; null when the check failed. */
  readonly rows: number | null;
  /** Number of records of the ledger that were verified in the restored copy; null when the check failed. */
  readonly records: number | null;
  /** Reason why it cannot be relied on; null for one that was restored and verified. */
  readonly problem: string | null;
}

/** Returns the last backups, the newest first. */
export async function listBackups(database: Queryable, limit: number): Promise<ListedBackup[]> {
  const { rows } = await database.query<ListedBackup>(
    `select started_at as "startedAt", ended_at as "endedAt", file, bytes::float8 as bytes, "rows"::float8 as "rows", records, problem
     from backups order by started_at desc, id desc limit $1`,
    [limit],
  );
  return rows;
}
