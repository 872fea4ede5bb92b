import type { Queryable } from '#data/database/database.ts';
import type { StreakCount } from '#domain/streak/streak-figures.ts';

/** Replaces the stored counts of streaks. */
export async function storeStreakCounts(client: Queryable, counts: readonly StreakCount[], now: Date): Promise<void> {
  await client.query('delete from streak_counts');
  await client.query(
    `insert into streak_counts (kind, scope, length, followed, went_on, priced, priced_went_on, promised, counted_at)
     select counted.kind, counted.scope, counted.length, counted.followed, counted."wentOn", counted.priced, counted."pricedWentOn", counted.promised, $2
     from jsonb_to_recordset($1) as counted(kind text, scope text, length smallint, followed int, "wentOn" int, priced int, "pricedWentOn" int, promised float8)`,
    [JSON.stringify(counts), now],
  );
}
