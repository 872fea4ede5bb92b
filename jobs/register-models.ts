import { registerModels } from '#data/commands/ledger/register-models.ts';
import { modelsOfSports } from '#domain/sports/models-of-sports.ts';
import type { Job } from './job.ts';

/** Records the models by which this build forecasts, at the start and again every hour, since the demonstration may begin its ledger anew. */
export const registerModelsJob: Job = {
  name: 'register-models',
  everySeconds: 3_600,
  async run({ db, clock }) {
    await registerModels(db, modelsOfSports, clock.now());
  },
};
