import type { Queryable } from '#data/database/database.ts';
import type { TableZone } from '#domain/tournament/table-zone.ts';

/** A competition of a club, in the newest season with the club. */
export interface TeamSeason {
  readonly seasonId: number;
  readonly label: string;
  /** True when it is also the competition's newest season. */
  readonly current: boolean;
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly tournamentSlug: string;
  readonly type: 'league' | 'cup';
  readonly zones: readonly TableZone[];
  readonly countrySlug: string;
  readonly countryCode: string;
}

/** Returns the competitions of a club, the most important first. */
export async function listTeamSeasons(database: Queryable, teamId: number): Promise<TeamSeason[]> {
  const { rows } = await database.query<TeamSeason>({
    name: 'list-team-seasons',
    text: `select distinct on (t.priority, t.numeric_id) s.id as "seasonId", s.label, s.label = t.current_season as current,
                  t.numeric_id as "tournamentId", t.name as "tournamentName", t.slug as "tournamentSlug", t.type, t.zones,
                  c.slug as "countrySlug", c.code as "countryCode"
           from season_entries e join seasons s on s.id = e.season_id
           join tournaments t on t.numeric_id = s.tournament_id join countries c on c.id = t.country_id
           where e.team_id = $1 order by t.priority, t.numeric_id, s.label desc`,
    values: [teamId],
  });
  return rows;
}
