import type { Queryable } from '#data/database/database.ts';
import { firstLagDay } from '#domain/live/lag-days.ts';

/** Deletes the delays and pauses of days over which none are measured any more. */
export async function trimLiveLags(client: Queryable, now: Date): Promise<void> {
  const first = firstLagDay(now);
  await client.query('delete from live_lags where day < $1', [first]);
  await client.query('delete from source_pauses where day < $1', [first]);
}
