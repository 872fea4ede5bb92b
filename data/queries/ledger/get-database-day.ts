import type { Queryable } from '#data/database/database.ts';

/** Returns the UTC day of the database's clock, by which the ledger's days are counted: `2026-11-21`. */
export async function getDatabaseDay(database: Queryable): Promise<string> {
  const { rows } = await database.query<{ day: string }>({
    name: 'get-database-day',
    text: `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD') as day`,
  });
  return rows[0]?.day ?? '';
}
