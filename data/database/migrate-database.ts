import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { advisoryLocks } from './advisory-locks.ts';
import type { Database, Queryable } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

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

/** How many migrations of this version of the site the database does not have yet. */
export async function countPendingMigrations(database: Queryable): Promise<number> {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as { entries: { when: number }[] };
  const { rows } = await database.query<{ newest: string | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations');
  return journal.entries.filter(({ when }) => when > Number(rows[0]?.newest ?? 0)).length;
}
