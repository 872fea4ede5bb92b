import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** Returns the present slug of the match of a sport with this former address; undefined when none had it. */
export async function getPresentSlug(database: Queryable, formerSlug: string, sport: Sport): Promise<string | undefined> {
  const { rows } = await database.query<{ slug: string }>({
    name: 'get-present-slug',
    text: 'select m.slug from former_slugs f join matches m on m.id = f.match_id where f.slug = $1 and m.sport_id = $2',
    values: [formerSlug, sportIds[sport]],
  });
  return rows[0]?.slug;
}
