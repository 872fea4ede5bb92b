import type { Queryable } from './database.ts';

/** Prepared statement with its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

type MomentsOf<Row> = { [Member in keyof Row]-?: Date extends Row[Member] ? Member : never }[keyof Row];

/**
 * Returns the rows of a statement, transferred as one JSON text. The driver reads a row field by field, which takes twice as long in lists of many columns.
 * JSON has no dates, so the members that are dates must be named.
 */
export async function queryJson<Row>(
  database: Queryable,
  { name, text, values }: Statement,
  moments: readonly (MomentsOf<Row> & string)[],
): Promise<Row[]> {
  const { rows } = await database.query<{ list: string }>({
    name,
    text: `select coalesce(json_agg(listed), '[]')::text as list from (${text}) listed`,
    values: [...values],
  });
  const list = JSON.parse(rows[0]?.list as string) as Record<string, unknown>[];
  for (const row of list) for (const moment of moments) if (row[moment] !== null) row[moment] = new Date(row[moment] as string);
  return list as Row[];
}
