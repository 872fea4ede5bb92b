import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';

/** Runs `work` with all triggers and foreign keys off, as an owner of the whole server could. */
export async function withTriggersOff(database: Database, work: (client: Queryable) => Promise<unknown>): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query('set local session_replication_role = replica');
    await work(client);
  });
}
