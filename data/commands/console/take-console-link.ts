import type { Queryable } from '#data/database/database.ts';

/** Removes the link with this hash, and returns its operator; undefined when there is none, or it has expired by `now`. Of several calls at once one gets it. */
export async function takeConsoleLink(database: Queryable, hash: Buffer, now: Date): Promise<{ readonly actor: string } | undefined> {
  const { rows } = await database.query<{ actor: string; isValid: boolean }>(
    'delete from console_links where hash = $1 returning actor, expires_at > $2 as "isValid"',
    [hash, now],
  );
  const [row] = rows;
  return row?.isValid === true ? { actor: row.actor } : undefined;
}
