import type { Queryable } from '#data/database/database.ts';
import type { ClubProjection } from '#domain/forecast/season/simulate-season.ts';

export interface SeasonProjection {
  readonly seasonId: number;
  readonly clubs: readonly ClubProjection[];
  readonly simulations: number;
  readonly modelVersion: string;
}

/** Replaces the projection of a season. */
export async function storeSeasonProjection(database: Queryable, projection: SeasonProjection, now: Date): Promise<void> {
  const { seasonId, clubs, simulations, modelVersion } = projection;
  await database.query(
    `with projected as (
       select * from jsonb_to_recordset($2) as projected("teamId" int, places real[], "expectedPoints" real)
     ), gone as (
       delete from season_projections where season_id = $1 and team_id not in (select "teamId" from projected)
     )
     insert into season_projections (season_id, team_id, places, expected_points, simulations, computed_at, model_version)
     select $1, "teamId", places, "expectedPoints", $3, $4, $5 from projected
     on conflict (season_id, team_id) do update set places = excluded.places, expected_points = excluded.expected_points,
       simulations = excluded.simulations, computed_at = excluded.computed_at, model_version = excluded.model_version`,
    [seasonId, JSON.stringify(clubs), simulations, now, modelVersion],
  );
}
