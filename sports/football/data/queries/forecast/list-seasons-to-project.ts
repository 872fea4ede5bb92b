import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** A league's season under way. */
export interface SeasonToProject {
  readonly seasonId: number;
  readonly tournamentNumber: number;
}

/**
 * Returns the present seasons of leagues with a match played and one still to come that have not been projected on this day. After the last scheduled
 * matches others may follow that have no day yet, as in a split.
 *
 * @param today the beginning of the day whose forecasts a projection is made from
 */
export async function listSeasonsToProject(database: Queryable, today: Date): Promise<SeasonToProject[]> {
  const { rows } = await database.query<SeasonToProject>({
    name: 'list-seasons-to-project',
    text: `select s.id as "seasonId", t.numeric_id as "tournamentNumber"
           from seasons s join tournaments t on t.numeric_id = s.tournament_id and t.sport_id = ${sportIds.football} and t.type = 'league' and t.current_season = s.label
           where exists (
               select 1 from matches m where m.season_id = s.id
                 and ((m.kickoff_utc >= $1 and m.status in ('scheduled', 'live', 'postponed'))
                   or (m.kickoff_utc >= $1::timestamptz - interval '30 days' and m.status = 'finished'))
             )
             and exists (select 1 from matches m where m.season_id = s.id and m.status in ('finished', 'awarded'))
             and not exists (select 1 from season_projections p where p.season_id = s.id and p.computed_at >= $1)
           order by t.priority, t.numeric_id`,
    values: [today],
  });
  return rows;
}
