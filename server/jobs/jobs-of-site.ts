import { trimChanges } from '#data/commands/changes/trim-changes.ts';
import { closeDeadFeedRuns } from '#data/commands/feed-runs/record-feed-run.ts';
import { trimFeedRuns } from '#data/commands/feed-runs/trim-feed-runs.ts';
import { longestWindowSeconds, trimAddressCalls } from '#data/commands/limits/count-calls.ts';
import { trimLiveEvents } from '#data/commands/live/trim-live-events.ts';
import { trimLiveLags } from '#data/commands/live/trim-live-lags.ts';
import { eraseExpired } from '#data/commands/retention/erase-expired.ts';
import { forgetSourceProblems } from '#data/commands/sources/record-source-problems.ts';
import { forgetVoteAddresses } from '#data/commands/vote/forget-vote-addresses.ts';
import type { Database } from '#data/database/database.ts';
import { listFillings } from '#data/queries/fillings/list-fillings.ts';
import type { Retention } from '#domain/retention/retention.ts';
import { storeHeldMatches } from '#jobs/clubs/store-held-matches.ts';
import { compareStandingsJob } from '#jobs/compare-standings.ts';
import { countCoverageJob } from '#jobs/count-coverage.ts';
import { countStreaksJob } from '#jobs/count-streaks.ts';
import type { FeedJob, Job } from '#jobs/job.ts';
import { markOverdueMatches } from '#jobs/mark-overdue-matches.ts';
import { markSilentMatches } from '#jobs/mark-silent-matches.ts';
import { rankCompetitionsJob } from '#jobs/rank-competitions.ts';
import { registerModelsJob } from '#jobs/register-models.ts';
import { twoSidedJobs } from '#jobs/two-sided/two-sided-jobs.ts';
import type { Dataset } from '#server/start/open-dataset.ts';
import type { JobSettings } from '#server/start/settings.ts';
import { type AlertJobsParts, alertJobs } from './alert-jobs.ts';
import { backupJob } from './backup-job.ts';
import { contactJobs } from './contact-jobs.ts';
import { forecastReachHours } from './forecast-reach.ts';
import { forecastingJobs } from './forecasting-jobs.ts';
import { newsJob } from './news-job.ts';

const dayMs = 24 * 3_600_000;
const eraseEverySeconds = 3_600;

export interface JobsOfSite {
  readonly jobs: readonly Job[];
  /** The jobs whose feeds must not fall silent. */
  readonly feedJobs: readonly FeedJob[];
}

/** Returns the background jobs of the site: those that bring the matches of its dataset, and those that every dataset needs. */
export function jobsOfSite(
  dataset: Pick<Dataset, 'name' | 'kind' | 'address' | 'ownerAddress' | 'asOwner'>,
  settings: Pick<JobSettings, 'backups' | 'folders' | 'sources' | 'mail' | 'entersAgreedRulings'>,
  alerts: AlertJobsParts & { readonly shown: Database; readonly retention: Retention },
): JobsOfSite {
  const { kind, address } = dataset;
  const trimming: Job = {
    name: 'trim-logs',
    everySeconds: 3_600,
    run: async ({ db, clock }) => {
      const before = new Date(clock.now().getTime() - dayMs);
      await trimChanges(db, before);
      await trimLiveEvents(db, before);
      await trimLiveLags(db, clock.now());
      await closeDeadFeedRuns(db, clock.now());
      await trimFeedRuns(db, before);
      await forgetSourceProblems(db, new Date(clock.now().getTime() - 30 * dayMs));
      await forgetVoteAddresses(db, clock.now());
    },
  };
  const erasing: Job = {
    name: 'erase-expired',
    everySeconds: eraseEverySeconds,
    async run({ db, clock }) {
      await eraseExpired(db, clock.now(), alerts.retention, eraseEverySeconds * 1_000);
    },
  };
  const trimmingCalls: Job = { name: 'trim-address-calls', everySeconds: longestWindowSeconds, run: ({ db }) => trimAddressCalls(db) };
  const feedJobs = kind.feedJobs(dataset, settings);
  return {
    jobs: [
      trimming,
      trimmingCalls,
      erasing,
      ...contactJobs(settings.mail, alerts.retention),
      ...alertJobs(alerts),
      ...feedJobs,
      registerModelsJob,
      markOverdueMatches,
      rankCompetitionsJob,
      markSilentMatches,
      storeHeldMatches,
      compareStandingsJob(settings.entersAgreedRulings),
      ...kind.fillJobs(dataset),
      ...(settings.backups === undefined ? [] : [backupJob(dataset, settings.backups)]),
      ...[
        ...forecastingJobs(address, kind.recordIsRebuilt),
        ...twoSidedJobs(forecastReachHours, kind.recordIsRebuilt),
        readingAs(alerts.shown, newsJob),
        countStreaksJob,
        readingAs(alerts.shown, countCoverageJob),
      ].map(onceFilled),
    ],
    feedJobs,
  };
}

/** Returns a job that gets the database as pages may read it, since its results are shown. */
function readingAs(shown: Database, job: Job): Job {
  return { ...job, run: (context) => job.run({ ...context, db: shown }) };
}

/**
 * Returns a job that waits while the database is being filled: its results from a part of the data would be wrong, and a tip is never taken
 * back. The settling of existing tips does not wait.
 */
function onceFilled(job: Job): Job {
  if (job.name === 'settle-tips') return job;
  return { ...job, mayBegin: async ({ db, clock }) => (await listFillings(db, clock.now())).length === 0 };
}
