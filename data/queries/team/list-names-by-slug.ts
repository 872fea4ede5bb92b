import type { Queryable } from '#data/database/database.ts';

/** Returns the names of clubs in a language, by the clubs' addresses. */
export async function listNamesBySlug(database: Queryable, slugs: readonly string[], locale: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<{ slug: string; name: string }>({
    name: 'list-names-by-slug',
    text: `select t.slug, coalesce(n.name, t.name) as name from teams t
           left join team_names n on n.team_id = t.id and n.locale = $2 where t.slug = any($1)`,
    values: [slugs, locale],
  });
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}
