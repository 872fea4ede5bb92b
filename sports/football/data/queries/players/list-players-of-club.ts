import type { Queryable } from '#data/database/database.ts';
import type { Position } from '#domain/player/position.ts';

/** A player of a squad, by name or by shirt number alone. */
export interface ClubPlayer {
  readonly slug: string | null;
  readonly playerName: string | null;
  readonly shirtNumber: number | null;
  readonly position: Position | null;
  /** As `1995-08-31`. */
  readonly birthDate: string | null;
}

/**
 * Returns the squad of a club by shirt number; when no feed gives a squad, the players of its line-ups in the year before its last one, with the
 * number and position of the newest.
 */
export async function listPlayersOfClub(database: Queryable, teamId: number): Promise<ClubPlayer[]> {
  const squad = await database.query<ClubPlayer>({
    name: 'list-squad-of-club',
    text: `select p.slug, coalesce(m.player_name, p.name) as "playerName", m.shirt_number as "shirtNumber", m.position,
                  p.birth_date::text as "birthDate"
           from squad_members m left join players p on p.id = m.player_id where m.team_id = $1 order by m.shirt_number`,
    values: [teamId],
  });
  if (squad.rows.length > 0) return squad.rows;
  const { rows } = await database.query<ClubPlayer>({
    name: 'list-lined-up-players-of-club',
    text: `select p.slug, p.name as "playerName", l.shirt_number as "shirtNumber", l.position, p.birth_date::text as "birthDate"
           from player_teams r join players p on p.id = r.player_id
           cross join lateral (
             select l.shirt_number, l.position from line_up_players l join matches m on m.id = l.match_id
             where l.player_id = p.id and $1 = case l.side when 'home' then m.home_team_id else m.away_team_id end
             order by m.kickoff_utc desc limit 1
           ) l
           where r.team_id = $1 and r.last_day > (select max(last_day) from player_teams where team_id = $1) - 365
           order by l.shirt_number nulls last, p.name`,
    values: [teamId],
  });
  return rows;
}
