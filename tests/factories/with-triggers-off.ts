import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';

/** Runs `work` as somebody who holds the whole server may: no trigger and no foreign key stands in the way. */
export async function withTriggersOff(database: Database, work: (client: Queryable) => Promise<unknown>): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query('set local session_replication_role = replica');
    await work(client);
  });
}
