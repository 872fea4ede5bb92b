import type { Queryable } from '#data/database/database.ts';

export interface TopScorer {
  readonly teamId: number;
  readonly playerName: string | null;
  readonly shirtNumber: number | null;
  readonly goals: number;
  readonly penalties: number;
}

/** Returns the top scorers of a season; own goals count for no player. Players without a name are identified by club and shirt number. */
export async function listTopScorers(database: Queryable, seasonId: number, limit: number): Promise<TopScorer[]> {
  const { rows } = await database.query<TopScorer>({
    name: 'list-top-scorers',
    text: `select case e.side when 'home' then m.home_team_id else m.away_team_id end as "teamId", e.player_name as "playerName",
                  case when e.player_name is null then e.shirt_number end as "shirtNumber",
                  count(*)::int as goals, (count(*) filter (where e.kind = 'penalty-goal'))::int as penalties
           from matches m join match_events e on e.match_id = m.id and e.kind in ('goal', 'penalty-goal')
           where m.season_id = $1 and (e.player_name is not null or e.shirt_number is not null)
           group by 1, 2, 3 order by goals desc, penalties, 2, 3 limit $2`,
    values: [seasonId, limit],
  });
  return rows;
}
