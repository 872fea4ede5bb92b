import type { Queryable } from '#data/database/database.ts';

/** Returns the slugs, out of those given, that articles already have. */
export async function listKnownNews(database: Queryable, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ slug: string }>({
    name: 'list-known-news',
    text: 'select slug from news where slug = any($1)',
    values: [slugs],
  });
  return new Set(rows.map(({ slug }) => slug));
}
