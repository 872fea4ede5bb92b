import type { Queryable } from '#data/database/database.ts';

export interface PointAdjustment {
  readonly teamId: number;
  readonly points: number;
  readonly reason: string;
}

/** Returns the points given or taken in a season by rulings made on or before a day, written `YYYY-MM-DD`. */
export async function listPointAdjustments(database: Queryable, seasonId: number, until: string): Promise<PointAdjustment[]> {
  const { rows } = await database.query<PointAdjustment>({
    name: 'list-point-adjustments',
    text: `select team_id as "teamId", points, reason from point_adjustments where season_id = $1 and decided_on <= $2::date`,
    values: [seasonId, until],
  });
  return rows;
}
