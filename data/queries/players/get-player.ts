import type { Queryable } from '#data/database/database.ts';
import type { Position } from '#domain/player/position.ts';

/** Player with the club in whose squad he is, or otherwise the one for which he was named last; its names are in the reader's language. */
export interface PlayerPageFacts {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Date of birth as `1995-08-31`. */
  readonly birthDate: string | null;
  readonly countryCode: string | null;
  readonly position: Position | null;
  readonly shirtNumber: number | null;
  readonly club: PlayerClub | null;
  /** Ids of all clubs for which the player was named; the page changes only when one of these does. */
  readonly teamIds: readonly number[];
}

export interface PlayerClub {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly shortName: string;
  readonly crestName: string;
  readonly colours: readonly string[];
}

/**
 * Returns a player by his address; undefined when no player has it. Position and number come from the squad, otherwise from the newest line-up that has
 * them.
 */
export async function getPlayer(database: Queryable, locale: string, slug: string): Promise<PlayerPageFacts | undefined> {
  const { rows } = await database.query<PlayerPageFacts>({
    name: 'get-player',
    text: `select p.id, p.slug, p.name, p.birth_date::text as "birthDate", c.code as "countryCode",
                  coalesce(s.position, (${newest('position')})) as position,
                  coalesce(s.shirt_number, (${newest('shirt_number')})) as "shirtNumber",
                  case when t.id is not null then jsonb_build_object('id', t.id, 'slug', t.slug, 'name', coalesce(n.name, t.name),
                    'shortName', coalesce(n.short_name, t.short_name), 'crestName', t.name, 'colours', t.colours) end as club,
                  array(select team_id from player_teams where player_id = p.id order by team_id) as "teamIds"
           from players p left join countries c on c.id = p.country_id
           left join lateral (
             select team_id from player_teams r where r.player_id = p.id
             order by exists (select 1 from squad_members m where m.player_id = p.id and m.team_id = r.team_id) desc, last_day desc, team_id limit 1
           ) present on true
           left join lateral (
             select position, shirt_number from squad_members m where m.player_id = p.id and m.team_id = present.team_id order by shirt_number limit 1
           ) s on true
           left join teams t on t.id = present.team_id left join team_names n on n.team_id = t.id and n.locale = $1
           where p.slug = $2`,
    values: [locale, slug],
  });
  return rows[0];
}

/** Returns the SQL of a column in the newest line-up of the player `p` that has it. */
function newest(column: 'position' | 'shirt_number'): string {
  return `select l.${column} from line_up_players l join matches m on m.id = l.match_id
    where l.player_id = p.id and l.${column} is not null order by m.kickoff_utc desc limit 1`;
}
