import type { Queryable } from '#data/database/database.ts';

/**
 * Deletes the changes logged before a moment. The newest entry always remains: it shows a process that was disconnected whether it missed something.
 * Returns the number of deleted entries.
 */
export async function trimChanges(client: Queryable, before: Date): Promise<number> {
  const { rowCount } = await client.query('delete from changes where changed_at < $1 and version < (select max(version) from changes)', [
    before,
  ]);
  return rowCount ?? 0;
}
