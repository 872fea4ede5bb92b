import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Queryable } from '../database.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Returns the times of the migrations of this version of the site, in milliseconds since 1970, oldest first. */
function listMigrationTimes(): number[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as { entries: { when: number }[] };
  return journal.entries.map(({ when }) => when);
}

/** Returns the time of the newest migration of this version of the site, in milliseconds since 1970. */
export function newestMigration(): number {
  return Math.max(...listMigrationTimes());
}

/** Returns the number of migrations of this version of the site that the database does not have yet. */
export async function countPendingMigrations(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ newest: string | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations');
  return listMigrationTimes().filter((when) => when > Number(rows[0]?.newest ?? 0)).length;
}

/** Returns true when migrations have been applied here and the connected role may read their table. */
export async function seesMigrations(database: Queryable): Promise<boolean> {
  const { rowCount } = await database.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'
       and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')`,
  );
  return rowCount !== 0;
}
