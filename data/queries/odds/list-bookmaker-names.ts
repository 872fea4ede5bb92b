import type { Queryable } from '#data/database/database.ts';

/** Returns the names of all bookmakers by slug. */
export async function listBookmakerNames(database: Queryable): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<{ slug: string; name: string }>({
    name: 'list-bookmaker-names',
    text: 'select slug, name from bookmakers',
  });
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}
