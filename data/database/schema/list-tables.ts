import type { Queryable } from '../database.ts';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * Returns the tables of the site with their columns, each after the tables to which it refers; without unlogged ones, which hold nothing to keep, and
 * without columns that PostgreSQL calculates from others.
 */
export async function listTables(client: Queryable): Promise<TableShape[]> {
  const { rows: tables } = await client.query<TableShape>(
    `select c.relname as name, array_agg(a.attname order by a.attnum)::text[] as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relpersistence = 'p' group by c.relname`,
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: TableShape[] = [];
  const waiting = [...tables].sort((first, second) => (first.name < second.name ? -1 : 1));
  while (waiting.length > 0) {
    const ready = waiting.findIndex(({ name }) =>
      references.every(({ from, to }) => from !== name || ordered.some((table) => table.name === to)),
    );
    if (ready === -1) throw new Error(`the tables ${waiting.map(({ name }) => name).join(', ')} refer to one another in a circle`);
    ordered.push(...waiting.splice(ready, 1));
  }
  return ordered;
}
