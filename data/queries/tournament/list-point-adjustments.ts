import type { Queryable } from '#data/database/database.ts';
import type { SourceName } from '#data/sources/source-names.ts';
import type { AdjustmentReason } from '#domain/tournament/adjustment-reason.ts';

/** Points given or taken by a ruling, as domain/tournament/season/season-facts.ts has them, and what is told of them. */
export interface PointAdjustment {
  readonly teamId: number;
  readonly points: number;
  /** Midnight UTC of its day; null where that is not known. */
  readonly decidedAt: Date | null;
  /** The format's stage in which it counts first, where that is known apart from its day. */
  readonly stage?: string;
  readonly reason: AdjustmentReason | null;
  /** The sources by whose tables the site has entered it itself; null where it was read in a report or a ruling. */
  readonly accordingTo: readonly SourceName[] | null;
}

/**
 * Returns the points given or taken in a season by rulings made on or before a day, written `YYYY-MM-DD`, and by those whose day is not
 * known, these first.
 */
export async function listPointAdjustments(database: Queryable, seasonId: number, until: string): Promise<PointAdjustment[]> {
  const { rows } = await database.query<Omit<PointAdjustment, 'stage'> & { readonly stage: string | null }>({
    name: 'list-point-adjustments',
    text: `select team_id as "teamId", points, decided_on::timestamp at time zone 'UTC' as "decidedAt", stage, reason, according_to as "accordingTo"
           from point_adjustments where season_id = $1 and points <> 0 and (decided_on is null or decided_on <= $2::date)
           order by decided_on nulls first, id`,
    values: [seasonId, until],
  });
  return rows.map(({ stage, ...adjustment }) => (stage === null ? adjustment : { ...adjustment, stage }));
}
