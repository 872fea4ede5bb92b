import { workerData } from 'node:worker_threads';
import { openDatabase } from '#data/database/database.ts';
import { withQueryTimeout } from '#data/database/with-query-timeout.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { judgeStoredForecasts } from '#jobs/forecasting/judge-stored-forecasts.ts';
import { dayNumberOf, rateClubs } from '#jobs/forecasting/rate-clubs.ts';
import { longestJobQueryMs } from '#jobs/job.ts';
import { projectSeasons } from '#jobs/project-seasons.ts';
import { publishForecasts } from '#jobs/publish-forecasts.ts';
import { rebuildRecord } from '#jobs/rebuild-record.ts';
import { forecastReachHours } from '#server/jobs/forecast-reach.ts';
import type { HeavyWork } from './run-in-worker.ts';

/** Script of the thread that runs one heavy task, see `runInWorker`. */
const { task, connectionString, now } = workerData as HeavyWork;
const pool = openDatabase(connectionString, 2);
const database = withQueryTimeout(pool, longestJobQueryMs);
try {
  if (task === 'rebuild-record') await rebuildRecord(database, now);
  else if (task === 'judge-forecasts') await judgeStoredForecasts(database, now);
  else await forecast();
} finally {
  await pool.end();
}

async function forecast(): Promise<void> {
  const tournaments = await listForecastTournaments(database);
  const ratings = await rateClubs(database, tournaments, dayNumberOf(now));
  await publishForecasts(database, ratings, tournaments, { now, until: new Date(now.getTime() + forecastReachHours * 3_600_000) });
  await projectSeasons(database, ratings, tournaments, now);
}
