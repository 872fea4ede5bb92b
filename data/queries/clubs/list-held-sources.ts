import type { Queryable } from '#data/database/database.ts';

/** Source with the number of its matches that are held back until it may add their clubs: it adds a limited number in a day. */
export interface HeldSource {
  readonly source: string;
  readonly matches: number;
  /** Number of provisional clubs that it has added today (UTC). */
  readonly addedToday: number;
}

/** Returns the sources that have held matches, by name. */
export async function listHeldSources(database: Queryable, now: Date): Promise<HeldSource[]> {
  const { rows } = await database.query<HeldSource>(
    `select h.source, count(*)::int as matches,
       (select count(*)::int from provisional_clubs p where p.source = h.source and p.added_at >= date_trunc('day', $1::timestamptz, 'UTC')) as "addedToday"
     from held_matches h group by h.source order by h.source`,
    [now],
  );
  return rows;
}
