import { countAgedPrices } from '#data/commands/matches/prices/count-aged-prices.ts';
import type { Database, DatabaseAddress } from '#data/database/database.ts';
import { freezingJob } from '#jobs/freezing-job.ts';
import type { Job } from '#jobs/job.ts';
import { publishTips, tipReachFrom } from '#jobs/publish-tips.ts';
import { isRecordWhole, noteLiveDay } from '#jobs/rebuild-record.ts';
import { registerModelsJob } from '#jobs/register-models.ts';
import { settlePredictions } from '#jobs/settle-predictions.ts';
import { settleTips } from '#jobs/settle-tips.ts';
import { hasNewResults } from '#sports/football/data/queries/feed-runs/has-new-results.ts';
import { runInWorker } from './heavy-work/run-in-worker.ts';

/**
 * Returns the jobs that forecast the matches of the coming days, discard prices that have become too old, publish tips before kick-off,
 * freeze the predictions of matches that are about to start, and settle both, and the job that judges the forecasts.
 *
 * @param recordIsRebuilt true when tips are worked out afterwards for the days on which no site wrote any
 */
export function forecastingJobs(address: DatabaseAddress, recordIsRebuilt: boolean): Job[] {
  let walkedAt: Date | undefined;
  return [
    {
      name: 'forecast',
      everySeconds: 60,
      async run({ db, clock, signal }) {
        const now = clock.now();
        if (!(await isForecastDue(db, walkedAt, now))) return;
        await runInWorker({ task: 'forecast', connectionString: address(), now }, signal);
        // A walk that failed does not count, so that it is tried again.
        walkedAt = now;
      },
    },
    {
      name: 'judge-forecasts',
      everySeconds: 3_600,
      async run({ clock, signal }) {
        await runInWorker({ task: 'judge-forecasts', connectionString: address(), now: clock.now() }, signal);
      },
    },
    {
      name: 'count-prices',
      everySeconds: 60,
      async run({ db, clock }) {
        await countAgedPrices(db, clock.now());
      },
    },
    {
      name: 'publish-tips',
      everySeconds: 60,
      async run({ db, clock, signal }) {
        // No tip is written by a model that is not on record.
        await registerModelsJob.run({ db, clock, signal });
        if (recordIsRebuilt && !(await isRecordWhole(db, clock.now()))) {
          await runInWorker({ task: 'rebuild-record', connectionString: address(), now: clock.now() }, signal);
        }
        if (signal.aborted) return;
        const now = clock.now();
        await publishTips(db, 'football', tipReachFrom(now), clock.setTo === undefined ? 'live' : 'clock-set');
        if (recordIsRebuilt) await noteLiveDay(db, now);
      },
    },
    {
      name: 'settle-tips',
      everySeconds: 30,
      async run({ db, clock }) {
        await settleTips(db, clock.now());
      },
    },
    freezingJob(recordIsRebuilt),
    {
      name: 'settle-predictions',
      everySeconds: 30,
      async run({ db, clock }) {
        await settlePredictions(db, clock.now());
      },
    },
  ];
}

/**
 * Returns true when a walk through all results is due: at first, on each new day, whose forecasts know the day before, and when a feed
 * brought results late.
 */
async function isForecastDue(database: Database, walkedAt: Date | undefined, now: Date): Promise<boolean> {
  return walkedAt === undefined || dayOf(walkedAt) !== dayOf(now) || hasNewResults(database, walkedAt);
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
