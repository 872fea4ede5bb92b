import type { Queryable } from '#data/database/database.ts';

/** Returns the ids of all bookmakers by slug. */
export async function listBookmakerIds(database: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query<{ slug: string; id: number }>('select slug, id from bookmakers');
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
