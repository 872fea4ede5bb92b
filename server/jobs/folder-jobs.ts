import type { FeedFolders } from '#jobs/dataset-kind.ts';
import { fileReaders } from '#jobs/file-readers.ts';
import type { FeedJob } from '#jobs/job.ts';

const everySeconds = 900;

/** Returns the jobs that read folders again and again into which other programs write files, one for each folder that the settings name. */
export function folderJobs(folders: FeedFolders): FeedJob[] {
  const readers = fileReaders();
  return Object.entries(readers).flatMap(([name, ingest]) => {
    const folder = folders[name as keyof FeedFolders];
    if (folder === undefined) return [];
    return {
      name: `read-${name}`,
      everySeconds,
      feed: name,
      silentAfterSeconds: 3 * everySeconds,
      async run({ db, clock }) {
        const { state, problems } = await ingest(db, [folder], { now: clock.now() });
        if (state === 'failed') throw new Error(`There is no match in ${folder}, the first problem is ${JSON.stringify(problems[0])}`);
      },
    };
  });
}
