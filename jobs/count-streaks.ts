import { storeStreakCounts } from '#data/commands/streak/store-streak-counts.ts';
import { inTransaction } from '#data/database/database.ts';
import { countStreaks } from '#sports/football/data/queries/streak/count-streaks.ts';
import type { Job } from './job.ts';

/** Counts, once a day, how often the streaks in the stored results continued; a day's matches change hardly any of the shares. */
export const countStreaksJob: Job = {
  name: 'count-streaks',
  everySeconds: 86_400,
  async run({ db, clock }) {
    const counts = await countStreaks(db);
    await inTransaction(db, (client) => storeStreakCounts(client, counts, clock.now()));
  },
};
