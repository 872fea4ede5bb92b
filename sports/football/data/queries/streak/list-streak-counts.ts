import type { Queryable } from '#data/database/database.ts';
import type { StreakCount } from '#domain/streak/streak-figures.ts';

/** Returns the last count of the outcomes of streaks; empty before the first count. */
export async function listStreakCounts(database: Queryable): Promise<StreakCount[]> {
  const { rows } = await database.query<StreakCount>({
    name: 'list-streak-counts',
    text: `select kind, scope, length, followed, went_on as "wentOn", priced, priced_went_on as "pricedWentOn", promised from streak_counts
           order by kind, scope, length`,
    values: [],
  });
  return rows;
}
