import type { Queryable } from '#data/database/database.ts';

/** Filling of the database in progress. */
export interface Filling {
  readonly name: string;
  readonly startedAt: Date;
  readonly done: number;
  readonly total: number;
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
