import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { CourtSport } from '#domain/sports/sport.ts';

/** Returns the id of the player or club of a sport at an address, and the name in the locale given; undefined when there is none. */
export async function getCourtSideName(
  database: Queryable,
  sport: CourtSport,
  slug: string,
  locale: string,
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  const { rows } = await database.query<{ id: number; name: string }>({
    name: 'get-court-side-name',
    text: `select t.id, coalesce(n.name, t.name) as name from teams t left join team_names n on n.team_id = t.id and n.locale = $3
           where t.sport_id = $1 and t.slug = $2`,
    values: [sportIds[sport], slug, locale],
  });
  return rows[0];
}
