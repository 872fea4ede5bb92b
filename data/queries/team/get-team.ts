import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

export interface TeamPageFacts {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly shortName: string;
  readonly crestName: string;
  readonly colours: readonly string[];
  readonly genderType: 'men' | 'women';
  readonly town: string | null;
  readonly venueName: string | null;
  readonly countrySlug: string;
  readonly countryCode: string;
  readonly countryRegion: string;
  /** True for a club that a source added and the operator has not checked. */
  readonly isProvisional: boolean;
}

/** Returns a club by its address, named in the reader's language; undefined when no club has it. */
export async function getTeam(database: Queryable, locale: string, slug: string): Promise<TeamPageFacts | undefined> {
  const { rows } = await database.query<TeamPageFacts>({
    name: 'get-team',
    text: `select t.id, t.slug, coalesce(n.name, t.name) as name, coalesce(n.short_name, t.short_name) as "shortName", t.name as "crestName",
                  t.colours, t.gender_type as "genderType", t.town, v.name as "venueName",
                  c.slug as "countrySlug", c.code as "countryCode", c.region as "countryRegion",
                  exists (select from provisional_clubs p where p.team_id = t.id) as "isProvisional"
           from teams t join countries c on c.id = t.country_id
           left join team_names n on n.team_id = t.id and n.locale = $1
           left join venues v on v.id = t.venue_id
           where t.slug = $2 and t.sport_id = ${sportIds.football}`,
    values: [locale, slug],
  });
  return rows[0];
}
