import pg from 'pg';
import type { Database, Queryable } from '../database.ts';
import { advisoryLocks } from '../locks/advisory-locks.ts';
import { withAdvisoryLock } from '../locks/with-advisory-lock.ts';
import { guardedTables } from './ledger-tables.ts';

/*
 * The site runs under another role than the owner of the tables. That role may read and write everything except the ledger and the audit,
 * where it may only read and add; so neither a fault of the site nor an attacker who uses it can rewrite the records.
 */

/** Creates a role that may log in with a password, unless the role exists. */
export async function ensureLoginRole(admin: Queryable, role: string, password: string): Promise<void> {
  const found = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
  if (found.rowCount !== 0) return;
  await admin
    .query(`create role ${pg.escapeIdentifier(role)} login password ${pg.escapeLiteral(password)}`)
    .catch((error: { code?: string }) => {
      // Another process was faster.
      if (error.code !== '42710' && error.code !== '23505') throw error;
    });
}

/** Grants the site's role its rights on the tables of this version. Must be called as their owner, after the migrations. */
export async function grantToSite(owner: Database, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const guarded = guardedTables.join(', ');
  await withAdvisoryLock(owner, advisoryLocks.migrating, async (client) => {
    const { rows } = await client.query<{ table: string }>(
      `select oid::regclass::text as table from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1)`,
      [guardedTables],
    );
    // A message of several statements is one transaction.
    await client.query(
      `grant usage on schema public, drizzle to ${name};
       grant select on all tables in schema drizzle to ${name};
       grant select, insert, update, delete, truncate on ${rows.map(({ table }) => table).join(', ')} to ${name};
       grant usage, select, update on all sequences in schema public to ${name};
       revoke all on ${guarded} from ${name};
       grant select, insert on ${guarded} to ${name}`,
    );
  });
}

/** Returns true when the connected role has every right that the site needs. */
export async function hasSiteRights(site: Queryable): Promise<boolean> {
  const { rows } = await site.query<{ missing: boolean }>(
    `select exists (
       select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
           and (relname = any($1) or has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete') and has_table_privilege(oid, 'truncate')))
     ) as missing`,
    [guardedTables],
  );
  return rows[0]?.missing === false;
}

/** Returns true when the connected role could rewrite the ledger if the triggers did not prevent it, or could disable the triggers. */
export async function mayRewriteLedger(site: Queryable): Promise<boolean> {
  const { rows } = await site.query<{ may: boolean }>(
    `select bool_or(pg_has_role(relowner, 'member') or has_table_privilege(oid, 'update') or has_table_privilege(oid, 'delete')
       or has_table_privilege(oid, 'truncate')) as may
     from pg_class where relnamespace = 'public'::regnamespace and relname = any($1)`,
    [guardedTables],
  );
  return rows[0]?.may === true;
}
