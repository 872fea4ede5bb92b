import { randomBytes } from 'node:crypto';
import type { Database } from '#data/database/database.ts';

const keyBytes = 32;

/**
 * Returns the key of this name, the same in every process of the site; the first caller creates it.
 *
 * @param create returns a new key, for keys other than random bytes
 */
export async function getOrCreateSecret(db: Database, name: string, create: () => Buffer = () => randomBytes(keyBytes)): Promise<Buffer> {
  await db.query('insert into secrets (name, key) values ($1, $2) on conflict (name) do nothing', [name, create()]);
  const { rows } = await db.query<{ key: Buffer }>('select key from secrets where name = $1', [name]);
  const [row] = rows;
  if (row === undefined) throw new Error(`the key ${name} was removed while it was being read`);
  return row.key;
}
