import type { DatasetKind } from '#jobs/dataset-kind.ts';
import { listDemonstrationBroadcasts } from '#sports/football/demonstration/broadcasts/demonstration-broadcasts.ts';
import { loadPastJob } from '#sports/football/demonstration/past/load-past-job.ts';
import { demonstrationSeed } from './catalogue/demonstration-seed.ts';
import { inventedBookmakers } from './prices/invented-bookmakers.ts';
import { refreshJob } from './refresh/refresh-job.ts';

/** The demonstration: simulated seasons of the catalogue's real clubs, with invented prices and channels. */
export const demonstrationDataset: DatasetKind = {
  databaseName: 'tipledger_demonstration',
  demonstration: true,
  isOpenToSearch: false,
  filePrefix: 'demonstration-',
  recordIsRebuilt: true,
  ownBookmakers: inventedBookmakers,
  listBroadcastRights: (catalogue) => listDemonstrationBroadcasts(catalogue, demonstrationSeed),
  feedJobs: (dataset) => [refreshJob(dataset)],
  fillJobs: (dataset) => [loadPastJob(dataset)],
  fill: async (dataset, clock, watcher) => {
    // What fills it is needed at few starts, and loaded only then.
    const { fillDemonstration } = await import('./refresh/fill-demonstration.ts');
    await fillDemonstration(dataset, clock, watcher);
  },
};
