import type { Queryable } from '#data/database/database.ts';

/** First loading of data into the database, such as of a source's files, that is in progress: `done` of `total` parts are loaded. */
export interface Filling {
  readonly name: string;
  readonly startedAt: Date;
  readonly done: number;
  readonly total: number;
  /** Moment from which the filling is treated as given up unless it progresses; null for one that never is. */
  readonly countsUntil: Date | null;
}

/** Returns the fillings in progress at a moment, by name; empty for a filled database. */
export async function listFillings(database: Queryable, now: Date): Promise<Filling[]> {
  const { rows } = await database.query<Filling>({
    name: 'list-fillings',
    text: `select name, started_at as "startedAt", done, total, counts_until as "countsUntil" from fillings
           where finished_at is null and (counts_until is null or counts_until > $1) order by name`,
    values: [now],
  });
  return rows;
}
