import type { Queryable } from '#data/database/database.ts';
import type { NetworkOnlySource } from '#data/sources/network-only-sources.ts';
import type { AdjustmentReason } from '#domain/tournament/adjustment-reason.ts';

/** Points given or taken by a ruling, as in domain/tournament/season/season-facts.ts, with the facts shown about them. */
export interface PointAdjustment {
  readonly teamId: number;
  readonly points: number;
  /** Midnight UTC of its day; null when the day is unknown. */
  readonly decidedAt: Date | null;
  /** Stage of the format from which it applies, when that is known separately from its day. */
  readonly stage?: string;
  readonly reason: AdjustmentReason | null;
  /** Sources by whose tables the site has entered it; null when it was read in a report or a ruling. */
  readonly accordingTo: readonly NetworkOnlySource[] | null;
}

/** Returns the points given or taken in a season by rulings made on or before a day, written `YYYY-MM-DD`, and by those of unknown day, which come first. */
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
