import type { Queryable } from '#data/database/database.ts';

/**
 * Returns a number that increases whenever something changes on one of these days, according to the log of changes. It also increases when the log is
 * trimmed, which does no harm.
 */
export async function getVersionOfDays(database: Queryable, days: readonly string[]): Promise<number> {
  const { rows } = await database.query<{ version: number }>({
    name: 'get-version-of-days',
    text: `select coalesce(max(version) filter (where topics && $1::text[]), min(version), 0)::float8 as version from changes`,
    values: [[...days.map((day) => `day:${day}`), 'catalogue', '*']],
  });
  return rows[0]?.version ?? 0;
}
