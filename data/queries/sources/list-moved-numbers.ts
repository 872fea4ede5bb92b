import type { Queryable } from '#data/database/database.ts';

/** Number of a source that leads to another competition since its country or kind changed. */
export interface MovedNumber {
  readonly source: string;
  readonly externalId: string;
  /** Ids of the competitions to which it led before and leads now. */
  readonly before: string;
  readonly now: string;
  readonly movedAt: Date;
}

/** Returns the moved numbers without a decision by the operator, the last first. */
export async function listMovedNumbers(database: Queryable): Promise<MovedNumber[]> {
  const { rows } = await database.query<MovedNumber>(
    `select n.provider as source, n.external_id as "externalId", f.id as before, t.id as now, n.moved_at as "movedAt"
     from competition_numbers n join tournaments t on t.numeric_id = n.tournament_id join tournaments f on f.numeric_id = n.former_tournament_id
     order by n.moved_at desc, n.provider, n.external_id`,
  );
  return rows;
}
