import type { Queryable } from '#data/database/database.ts';

/** Returns the present slug of the club with this former address; undefined when no club had it. */
export async function getPresentTeamSlug(database: Queryable, formerSlug: string): Promise<string | undefined> {
  const { rows } = await database.query<{ slug: string }>({
    name: 'get-present-team-slug',
    text: 'select t.slug from former_team_slugs f join teams t on t.id = f.team_id where f.slug = $1',
    values: [formerSlug],
  });
  return rows[0]?.slug;
}
