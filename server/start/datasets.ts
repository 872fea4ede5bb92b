import { loadBroadcastRights } from '#data/broadcasts/load-broadcast-rights.ts';
import { demonstrationDataset } from '#demonstration/demonstration-dataset.ts';
import type { DatasetKind } from '#jobs/dataset-kind.ts';
import { noteUnreadFiles } from '#jobs/polling/note-unread-files.ts';
import { folderJobs } from '#server/jobs/folder-jobs.ts';
import { createSources, sourceJobs } from '#server/jobs/source-jobs.ts';

/** The dataset of real matches, from files that an import or a folder brings, or from sources on the network. */
const realDataset: DatasetKind = {
  databaseName: 'tipledger',
  demonstration: false,
  isOpenToSearch: true,
  filePrefix: '',
  recordIsRebuilt: false,
  ownBookmakers: {},
  listBroadcastRights: () => loadBroadcastRights(),
  feedJobs: ({ address }, { folders, sources }) => [...folderJobs(folders), ...sourceJobs(sources, address)],
  fillJobs: () => [],
  async fill({ db }, clock, { goesOn, sources }) {
    if (!goesOn) return;
    for (const polled of createSources(sources)) await noteUnreadFiles(db, polled, clock.now());
  },
};

/** Every dataset that the site can show, by its name in the setting DATASET. */
export const datasets = { demonstration: demonstrationDataset, real: realDataset } as const satisfies Readonly<Record<string, DatasetKind>>;

export type DatasetName = keyof typeof datasets;
