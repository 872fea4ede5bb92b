import { type Database, inTransaction } from '#data/database/database.ts';
import { delayBounds } from '#domain/live/delay-histogram.ts';
import { firstLagDay } from '#domain/live/lag-days.ts';

const sums = [...delayBounds, 'more'].map((_, place) => `sum(counts[${place + 1}])::int`).join(', ');

/** Deletes the delays and pauses of days before the measured period, and sums up the remaining delays again. */
export async function trimLiveLags(database: Database, now: Date): Promise<void> {
  const first = firstLagDay(now);
  await database.query('delete from source_pauses where day < $1', [first]);
  await inTransaction(database, async (client) => {
    // A process that counts meanwhile waits, and adds to the new sums.
    await client.query('lock table live_lag_sums in exclusive mode');
    const { rowCount } = await client.query('delete from live_lags where day < $1', [first]);
    if (rowCount === 0) return;
    await client.query('delete from live_lag_sums');
    await client.query(
      `insert into live_lag_sums select source, tournament_id, array[${sums}] from live_lags group by source, tournament_id`,
    );
  });
}
