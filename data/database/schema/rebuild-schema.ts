import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queryable } from '../database.ts';
import { migrationsFolder } from './pending-migrations.ts';

/**
 * Drops all tables, recreates them as they were after their first migrations, runs `fill`, and applies the remaining migrations to what it has stored, all
 * in the caller's transaction. Returns the result of `fill`. The rights that the owner has granted on the tables are granted again. Only the owner of the
 * tables may call it.
 *
 * @param migrations number of migrations applied before `fill`
 */
export async function rebuildSchema<Result>(client: Queryable, migrations: number, fill: () => Promise<Result>): Promise<Result> {
  const statements = readMigrationFiles({ migrationsFolder }).map(({ sql }) => sql);
  const grants = await listGrants(client);
  await dropTables(client);
  await runAll(client, statements.slice(0, migrations).flat());
  const result = await fill();
  await runAll(client, statements.slice(migrations).flat());
  await runAll(client, grants);
  return result;
}

async function runAll(client: Queryable, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** Returns the statements that restore the present rights on tables and sequences. */
async function listGrants(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('grant %s on %s %s to %s', string_agg(a.privilege_type, ', '), case c.relkind when 'S' then 'sequence' else 'table' end,
       c.oid::regclass, case a.grantee when 0 then 'public' else a.grantee::regrole::text end) as statement
     from pg_class c, aclexplode(c.relacl) a
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S') and a.grantee <> c.relowner
     group by c.oid, c.relkind, a.grantee`,
  );
  return statementsOf(rows);
}

/** Drops the tables of the site, and then the functions of their triggers; extensions remain. */
async function dropTables(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop table %s cascade', oid::regclass) as statement, 1 as place from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'
     union all
     select format('drop function %s', p.oid::regprocedure), 2 from pg_proc p
     where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     order by place`,
  );
  await runAll(client, statementsOf(rows));
}

const statementsOf = (rows: readonly { readonly statement: string }[]) => rows.map(({ statement }) => statement);
