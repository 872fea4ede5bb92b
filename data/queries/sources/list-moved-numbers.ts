import type { Queryable } from '#data/database/database.ts';

/** Number of a source's competition that belongs to another competition of the site since the source changed its country or kind. */
export interface MovedNumber {
  readonly source: string;
  readonly externalId: string;
  /** Ids of the site's competitions to which it belonged before and belongs now. */
  readonly before: string;
  readonly now: string;
  readonly movedAt: Date;
}

/** Returns the moved numbers on which the operator has not decided yet, the last moved first. */
export async function listMovedNumbers(database: Queryable): Promise<MovedNumber[]> {
  const { rows } = await database.query<MovedNumber>(
    `select n.provider as source, n.external_id as "externalId", f.id as before, t.id as now, n.moved_at as "movedAt"
     from competition_numbers n join tournaments t on t.numeric_id = n.tournament_id join tournaments f on f.numeric_id = n.former_tournament_id
     order by n.moved_at desc, n.provider, n.external_id`,
  );
  return rows;
}
