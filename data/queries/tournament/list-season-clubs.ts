import type { Queryable } from '#data/database/database.ts';

/** Club in a season, with its names in the reader's language. */
export interface SeasonClub {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly shortName: string;
  readonly crestName: string;
  readonly colours: readonly string[];
  readonly groupLabel: string | null;
  readonly town: string | null;
  readonly venueName: string | null;
}

/** Returns the clubs of a season with their groups, in no particular order. */
export async function listSeasonClubs(database: Queryable, seasonId: number, locale: string): Promise<SeasonClub[]> {
  const { rows } = await database.query<SeasonClub>({
    name: 'list-season-clubs',
    text: `select t.id, t.slug, coalesce(n.name, t.name) as name, coalesce(n.short_name, t.short_name) as "shortName",
             t.name as "crestName", t.colours, e.group_label as "groupLabel", t.town, v.name as "venueName"
           from season_entries e join teams t on t.id = e.team_id left join team_names n on n.team_id = t.id and n.locale = $2
           left join venues v on v.id = t.venue_id
           where e.season_id = $1`,
    values: [seasonId, locale],
  });
  return rows;
}
