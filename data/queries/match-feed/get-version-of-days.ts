import type { Queryable } from '#data/database/database.ts';

/**
 * Returns a number that rises whenever something changes on one of these days, as the log of changes has it. It also rises when the log is
 * trimmed, which makes nothing worse.
 */
export async function getVersionOfDays(database: Queryable, days: readonly string[]): Promise<number> {
  const { rows } = await database.query<{ version: number }>({
    name: 'get-version-of-days',
    text: `select coalesce(max(version) filter (where topics && $1::text[]), min(version), 0)::float8 as version from changes`,
    values: [[...days.map((day) => `day:${day}`), 'catalogue', '*']],
  });
  return rows[0]?.version ?? 0;
}
