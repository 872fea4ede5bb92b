import type { Queryable } from '#data/database/database.ts';
import type { ClubProjection } from '#domain/forecast/season/simulate-season.ts';

/** A club of a season with its simulated places. */
export interface ProjectedClub extends ClubProjection {
  readonly simulations: number;
  readonly computedAt: Date;
}

/** Returns the clubs of a season in progress with their projected places; none when no projection is stored, and for former seasons. */
export async function listProjectedClubs(database: Queryable, seasonId: number): Promise<ProjectedClub[]> {
  const { rows } = await database.query<ProjectedClub>({
    name: 'list-projected-clubs',
    text: `select p.team_id as "teamId", p.places, p.expected_points as "expectedPoints", p.simulations, p.computed_at as "computedAt"
           from seasons s join tournaments t on t.numeric_id = s.tournament_id and t.current_season = s.label
           join season_projections p on p.season_id = s.id
           where s.id = $1 order by p.team_id`,
    values: [seasonId],
  });
  return rows;
}
