import type { Queryable } from '#data/database/database.ts';

/** A filling that is under way. */
export interface Filling {
  readonly name: string;
  readonly startedAt: Date;
  readonly done: number;
  readonly total: number;
  readonly countsUntil: Date | null;
}

/** Returns what the database is being filled with at a moment, by name; nothing on a site that is filled. */
export async function listFillings(database: Queryable, now: Date): Promise<Filling[]> {
  const { rows } = await database.query<Filling>({
    name: 'list-fillings',
    text: `select name, started_at as "startedAt", done, total, counts_until as "countsUntil" from fillings
           where finished_at is null and (counts_until is null or counts_until > $1) order by name`,
    values: [now],
  });
  return rows;
}
