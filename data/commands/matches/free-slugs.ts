import type { Queryable } from '#data/database/database.ts';

/**
 * Returns addresses of new matches that no match has or had: each the wished one, with `-again` appended as often as it is taken. A match that was moved
 * keeps its address, so its old day may be taken when the pair meets again then, and two sides may meet twice on one day (UTC).
 */
export async function freeSlugs(client: Queryable, wishes: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ slug: string }>(
    'select slug from matches where slug = any($1) union select slug from former_slugs where slug = any($1)',
    [wishes],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  const slugs = wishes.map((wish) => {
    const slug = taken.has(wish) ? `${wish}-again` : wish;
    taken.add(slug);
    return slug;
  });
  return slugs.every((slug, index) => slug === wishes[index]) ? slugs : freeSlugs(client, slugs);
}
