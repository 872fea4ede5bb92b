import type { Queryable } from '#data/database/database.ts';

/** Returns the present slug of the match that was once found at this address; undefined when there is none. */
export async function getPresentSlug(database: Queryable, formerSlug: string): Promise<string | undefined> {
  const { rows } = await database.query<{ slug: string }>({
    name: 'get-present-slug',
    text: 'select m.slug from former_slugs f join matches m on m.id = f.match_id where f.slug = $1',
    values: [formerSlug],
  });
  return rows[0]?.slug;
}
