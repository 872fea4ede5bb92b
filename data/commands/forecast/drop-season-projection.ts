import type { Queryable } from '#data/database/database.ts';

/** Deletes the projection of a season. Returns true when there was one. */
export async function dropSeasonProjection(database: Queryable, seasonId: number): Promise<boolean> {
  const { rowCount } = await database.query('delete from season_projections where season_id = $1', [seasonId]);
  return (rowCount ?? 0) > 0;
}
