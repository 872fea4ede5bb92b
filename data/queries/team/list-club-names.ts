import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** Club with its names in the reader's language. */
export interface ClubNames {
  readonly slug: string;
  readonly name: string;
  readonly rowName: string;
  readonly shortName: string;
  readonly region: string;
}

/** Returns all football clubs by country and address, with their names in a language. */
export async function listClubNames(database: Queryable, locale: string): Promise<ClubNames[]> {
  const { rows } = await database.query<ClubNames>({
    name: 'list-club-names',
    text: `select t.slug, coalesce(n.name, t.name) as name, coalesce(n.row_name, t.row_name) as "rowName",
             coalesce(n.short_name, t.short_name) as "shortName", c.region
           from teams t join countries c on c.id = t.country_id left join team_names n on n.team_id = t.id and n.locale = $1
           where t.sport_id = ${sportIds.football}
           order by c.slug, t.slug`,
    values: [locale],
  });
  return rows;
}
