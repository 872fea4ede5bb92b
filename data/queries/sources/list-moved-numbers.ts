import type { Queryable } from '#data/database/database.ts';

/** A source's number that leads to another competition since its country or kind changed. */
export interface MovedNumber {
  readonly source: string;
  readonly externalId: string;
  /** The ids of the competitions that it meant before and means now. */
  readonly before: string;
  readonly now: string;
  readonly movedAt: Date;
}

/** Returns the numbers that moved and on which nobody has decided, the last first. */
export async function listMovedNumbers(database: Queryable): Promise<MovedNumber[]> {
  const { rows } = await database.query<MovedNumber>(
    `select n.provider as source, n.external_id as "externalId", f.id as before, t.id as now, n.moved_at as "movedAt"
     from competition_numbers n join tournaments t on t.numeric_id = n.tournament_id join tournaments f on f.numeric_id = n.former_tournament_id
     order by n.moved_at desc, n.provider, n.external_id`,
  );
  return rows;
}
