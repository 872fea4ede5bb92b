import type { Queryable } from '#data/database/database.ts';

/** Returns the present address of the competition with this former one; undefined when no competition had it. */
export async function getPresentTournament(
  database: Queryable,
  category: string,
  slug: string,
): Promise<{ readonly category: string; readonly tournament: string } | undefined> {
  const { rows } = await database.query<{ category: string; tournament: string }>({
    name: 'get-present-tournament',
    text: `select t.category_slug as category, t.slug as tournament from former_competition_addresses f
           join tournaments t on t.numeric_id = f.tournament_id where f.category_slug = $1 and f.slug = $2`,
    values: [category, slug],
  });
  return rows[0];
}
