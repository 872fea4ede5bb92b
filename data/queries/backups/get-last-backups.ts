import type { Queryable } from '#data/database/database.ts';

export interface LastBackups {
  /** Start of the last attempt; undefined when there was none. */
  readonly triedAt: Date | undefined;
  /** Reason why the last attempt failed; undefined when it did not. */
  readonly problem: string | undefined;
  /** The last backup that was restored and verified. */
  readonly checked: { readonly startedAt: Date; readonly bytes: number } | undefined;
}

/** Returns the last attempt to back up the database, and the last backup that was restored and verified. */
export async function getLastBackups(database: Queryable): Promise<LastBackups> {
  const { rows } = await database.query<{ startedAt: Date; bytes: string | null; problem: string | null }>(
    `(select started_at as "startedAt", bytes, problem from backups order by started_at desc, id desc limit 1)
     union all
     (select started_at, bytes, problem from backups where problem is null order by started_at desc, id desc limit 1)`,
  );
  const [last] = rows;
  const checked = rows.find(({ problem }) => problem === null);
  return {
    triedAt: last?.startedAt,
    problem: last?.problem ?? undefined,
    checked: checked && { startedAt: checked.startedAt, bytes: Number(checked.bytes) },
  };
}
