import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from '../database.ts';
import { advisoryLocks } from '../locks/advisory-locks.ts';
import { withAdvisoryLock } from '../locks/with-advisory-lock.ts';
import { migrationsFolder } from './pending-migrations.ts';
import { requireExtension } from './require-extension.ts';

/** Brings the schema up to date. Several processes may call it at once: one migrates, the others wait for it. */
export async function migrateDatabase(database: Database): Promise<void> {
  await withAdvisoryLock(database, advisoryLocks.migrating, async (client) => {
    await client.query('set client_min_messages = warning');
    await requireExtension(client, 'pg_trgm');
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('reset client_min_messages');
  });
}
