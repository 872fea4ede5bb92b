import type { Queryable } from '#data/database/database.ts';

/** Competition with its name in a filter. */
export interface NamedCompetition {
  readonly id: string;
  readonly code: string;
  readonly region: string;
  readonly name: string;
}

/** Returns the competitions with the given ids; those no longer stored are left out. */
export async function listNamedCompetitions(database: Queryable, ids: readonly string[]): Promise<NamedCompetition[]> {
  if (ids.length === 0) return [];
  const { rows } = await database.query<NamedCompetition>({
    name: 'list-named-competitions',
    text: 'select t.id, c.code, c.region, t.name from tournaments t join countries c on c.id = t.country_id where t.id = any($1)',
    values: [ids],
  });
  return rows;
}
