import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { advisoryLocks } from './advisory-locks.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './pending-migrations.ts';

/** Brings the schema up to date. Several processes may call it at once: one migrates, the others wait for it. */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrating]);
    await client.query('set client_min_messages = warning');
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('reset client_min_messages');
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migrating]);
    client.release();
  }
}
