import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { fileFeeds } from '#data/feeds/feed.ts';
import { createFeeds } from '#data/feeds/feeds.ts';
import type { FeedFolders } from '#jobs/dataset-kind.ts';
import { ingestFeed } from '#jobs/ingest-feed.ts';
import type { FeedJob } from '#jobs/job.ts';

const everySeconds = 900;

/** Returns the jobs that read the folders again into which others write files, a job for each folder that the settings name. */
export function folderJobs(folders: FeedFolders): FeedJob[] {
  const feeds = createFeeds(loadCatalogue());
  return fileFeeds.flatMap((name) => {
    const feed = feeds[name];
    const folder = folders[name];
    if (folder === undefined) return [];
    return {
      name: `read-${name}`,
      everySeconds,
      feed: name,
      silentAfterSeconds: 3 * everySeconds,
      async run({ db, clock }) {
        const moment = { now: clock.now() };
        const { state, problems } = await ingestFeed(db, feed, feed.read([folder], moment), moment);
        if (state === 'failed') throw new Error(`There is no match in ${folder}, the first problem is ${JSON.stringify(problems[0])}`);
      },
    };
  });
}
