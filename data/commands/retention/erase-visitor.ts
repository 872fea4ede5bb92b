import type { Queryable } from '#data/database/database.ts';

/** Deletes all messages from a mail address, in any spelling of its case; returns how many. */
export async function eraseMessagesOf(database: Queryable, email: string): Promise<number> {
  const { rowCount } = await database.query('delete from contact_messages where lower(email) = lower($1)', [email]);
  return rowCount ?? 0;
}

/** Deletes the key of a voter from all votes, which remain and count on; returns how many. */
export async function eraseVoter(database: Queryable, voterKey: string): Promise<number> {
  const { rowCount } = await database.query('update votes set voter = null where voter = $1', [voterKey]);
  return rowCount ?? 0;
}

/** Deletes the key of a network address wherever it is stored; returns in how many rows. */
export async function eraseAddress(database: Queryable, addressKey: string): Promise<number> {
  let rows = 0;
  for (const table of ['votes', 'contact_messages', 'push_subscriptions']) {
    rows += (await database.query(`update ${table} set address_key = null where address_key = $1`, [addressKey])).rowCount ?? 0;
  }
  return rows + ((await database.query('delete from address_calls where address_key = $1', [addressKey])).rowCount ?? 0);
}
