import { rankGrownCompetitions } from '#data/commands/catalogue/rank-grown-competitions.ts';
import { inTransaction } from '#data/database/database.ts';
import type { Job } from './job.ts';

/** Orders the competitions that sources have added, four times a day: each reading of a source's list may bring new ones. */
export const rankCompetitionsJob: Job = {
  name: 'rank-competitions',
  everySeconds: 21_600,
  async run({ db, clock }) {
    await inTransaction(db, (client) => rankGrownCompetitions(client, clock.now()));
  },
};
