import type { Queryable } from '#data/database/database.ts';
import type { ClubProjection } from '#domain/forecast/simulate-season.ts';

/** The projected final table of a season under way. */
export interface ProjectedSeason {
  readonly clubs: readonly ClubProjection[];
  readonly simulations: number;
  readonly computedAt: Date;
  /** Matches that are still to be played or under way, as things are now. */
  readonly matchesAwaited: number;
}

interface Row extends ClubProjection, Omit<ProjectedSeason, 'clubs'> {}

/**
 * Returns the projection of a season; undefined where there is none, and where nothing is left to foresee: of former seasons, and of the
 * present one after its last match.
 */
export async function getSeasonProjection(database: Queryable, seasonId: number): Promise<ProjectedSeason | undefined> {
  const { rows } = await database.query<Row>({
    name: 'get-season-projection',
    text: `select p.team_id as "teamId", p.places, p.expected_points as "expectedPoints", p.simulations, p.computed_at as "computedAt",
             left_over.matches as "matchesAwaited"
           from seasons s join tournaments t on t.numeric_id = s.tournament_id and t.current_season = s.label
           join season_projections p on p.season_id = s.id
           cross join (
             select count(*)::int as matches, max(kickoff_utc) as last_kickoff from matches
             where season_id = $1 and status in ('scheduled', 'live', 'postponed', 'awaited')
               and (stage is null or stage in ('matchday', 'group', 'league-phase', 'championship-round', 'relegation-round'))
           ) left_over
           where s.id = $1 and left_over.last_kickoff >= p.computed_at - interval '1 day'
           order by p.team_id`,
    values: [seasonId],
  });
  const [first] = rows;
  if (first === undefined) return undefined;
  const { simulations, computedAt, matchesAwaited } = first;
  return {
    clubs: rows.map(({ teamId, places, expectedPoints }) => ({ teamId, places, expectedPoints })),
    simulations,
    computedAt,
    matchesAwaited,
  };
}
