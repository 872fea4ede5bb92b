import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

export interface CountryTournaments {
  readonly slug: string;
  readonly code: string;
  readonly region: string;
  /** Ids of its competitions with matches, the most important first. */
  readonly tournamentIds: readonly string[];
}

/** Returns the countries that have a competition with matches, in no particular order: names are sorted in the reader's language. */
export async function listCountryTournaments(database: Queryable): Promise<CountryTournaments[]> {
  const { rows } = await database.query<CountryTournaments>({
    name: 'list-country-tournaments',
    text: `select c.slug, c.code, c.region, array_agg(t.id order by t.priority, t.id) as "tournamentIds"
           from countries c join tournaments t on t.country_id = c.id and t.sport_id = ${sportIds.football} and t.current_season is not null
           group by c.id`,
  });
  return rows;
}
