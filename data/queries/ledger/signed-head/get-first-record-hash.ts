import type { Queryable } from '#data/database/database.ts';

/** Returns the hash of the first record of the ledger; undefined while it is empty. */
export async function getFirstRecordHash(database: Queryable): Promise<string | undefined> {
  const { rows } = await database.query<{ hash: string }>({
    name: 'get-first-record-hash',
    text: 'select hash from ledger_records where sequence = 1',
  });
  return rows[0]?.hash;
}
