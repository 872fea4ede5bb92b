import type { Queryable } from '#data/database/database.ts';
import { columnOf, type SqlType } from './ledger-columns.ts';

/** Adds rows to a table, with the members that have a column. */
export async function insertRows(
  client: Queryable,
  table: string,
  columns: Readonly<Record<string, SqlType>>,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const members = Object.entries(columns);
  await client.query(
    `insert into ${table} (${members.map(([member]) => columnOf(member)).join(', ')})
     select * from jsonb_to_recordset($1) as b(${members.map(([member, type]) => `"${member}" ${type}`).join(', ')})
     order by 1`,
    [JSON.stringify(rows)],
  );
}
