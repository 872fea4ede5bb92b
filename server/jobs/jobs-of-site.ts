import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { trimChanges } from '#data/commands/changes/trim-changes.ts';
import { closeDeadFeedRuns } from '#data/commands/feed-runs/record-feed-run.ts';
import { trimFeedRuns } from '#data/commands/feed-runs/trim-feed-runs.ts';
import { forgetVoteAddresses } from '#data/commands/vote/forget-vote-addresses.ts';
import { fileFeeds } from '#data/feeds/feed.ts';
import { createFeeds } from '#data/feeds/feeds.ts';
import { ingestFeed } from '#jobs/ingest-feed.ts';
import { clearDemonstrationAhead } from '#jobs/refresh-demonstration.ts';
import type { WatchedFeed } from '#server/observing/feed-watch.ts';
import type { Dataset } from '#server/start/open-dataset.ts';
import type { JobSettings } from '#server/start/settings.ts';
import { contactJobs } from './contact-jobs.ts';
import { createDemonstrationThread } from './demonstration-thread/demonstration-thread.ts';
import { forecastingJobs } from './forecasting-jobs.ts';
import type { Job } from './scheduler.ts';

const dayMs = 24 * 3_600_000;
const demonstrationEverySeconds = 5;
const foldersEverySeconds = 900;

export interface JobsOfSite {
  readonly jobs: readonly Job[];
  /** The feeds that must not fall silent. */
  readonly feeds: readonly WatchedFeed[];
}

/** Returns the background jobs of the site by its dataset: the demonstration goes on, folders that feeds write into are read again. */
export function jobsOfSite(
  dataset: Pick<Dataset, 'name' | 'address' | 'asOwner'>,
  settings: Pick<JobSettings, 'folders' | 'mail'>,
): JobsOfSite {
  const trimming: Job = {
    name: 'trim-logs',
    everySeconds: 3_600,
    run: async ({ db, clock }) => {
      const before = new Date(clock.now().getTime() - dayMs);
      await trimChanges(db, before);
      await closeDeadFeedRuns(db, clock.now());
      await trimFeedRuns(db, before);
      await forgetVoteAddresses(db, clock.now());
    },
  };
  const feedJobs = dataset.name === 'demonstration' ? [demonstration(dataset)] : folders(settings.folders);
  return {
    jobs: [trimming, ...contactJobs(settings.mail), ...feedJobs.map(({ job }) => job), ...forecastingJobs(dataset.name, dataset.address)],
    feeds: feedJobs.map(({ watched }) => watched),
  };
}

interface FeedJob {
  readonly job: Job;
  readonly watched: WatchedFeed;
}

function demonstration({ address, asOwner }: Pick<Dataset, 'address' | 'asOwner'>): FeedJob {
  const thread = createDemonstrationThread(address);
  return {
    job: {
      name: 'refresh-demonstration',
      everySeconds: demonstrationEverySeconds,
      async run({ db, clock, signal }) {
        await clearDemonstrationAhead(db, asOwner, clock.now());
        await thread.refresh(clock.now(), signal);
      },
    },
    watched: { feed: 'demonstration', silentAfterSeconds: 60 },
  };
}

function folders(byFeed: JobSettings['folders']): FeedJob[] {
  const feeds = createFeeds(loadCatalogue());
  return fileFeeds.flatMap((name) => {
    const feed = feeds[name];
    const folder = byFeed[name];
    if (folder === undefined) return [];
    const job: Job = {
      name: `read-${feed.name}`,
      everySeconds: foldersEverySeconds,
      run: async ({ db, clock }) => {
        const moment = { now: clock.now() };
        const { state, problems } = await ingestFeed(db, feed, feed.read([folder], moment), moment);
        if (state === 'failed') throw new Error(`There is no match in ${folder}, the first problem is ${JSON.stringify(problems[0])}`);
      },
    };
    return [{ job, watched: { feed: feed.name, silentAfterSeconds: 3 * foldersEverySeconds } }];
  });
}
