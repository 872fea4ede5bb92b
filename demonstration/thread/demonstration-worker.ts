import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { type Database, openDatabase } from '#data/database/database.ts';
import { withQueryTimeout } from '#data/database/with-query-timeout.ts';
import { listFillings } from '#data/queries/fillings/list-fillings.ts';
import { demonstrationSeed } from '#demonstration/catalogue/demonstration-seed.ts';
import { refreshDemonstration } from '#demonstration/refresh/refresh-demonstration.ts';
import { refreshTennisAndBasketball } from '#demonstration/two-sided/refresh-tennis-and-basketball.ts';
import { createTwoSidedDemonstration } from '#demonstration/two-sided/two-sided-demonstration.ts';
import { longestJobQueryMs } from '#jobs/job.ts';
import { toDemonstrationCatalogue } from '#sports/football/demonstration/catalogue/to-demonstration-catalogue.ts';
import { createDemonstrationFeed } from '#sports/football/demonstration/feed/demonstration-feed.ts';
import { loadPast } from '#sports/football/demonstration/past/load-past.ts';
import { fillPresent } from '#sports/football/demonstration/present/fill-present.ts';
import type { TaskOutcome, TaskRequest, ThreadMessage } from './demonstration-thread.ts';

const tennisAndBasketball = createTwoSidedDemonstration(demonstrationSeed);
const feed = createDemonstrationFeed(toDemonstrationCatalogue(loadCatalogue()), demonstrationSeed);

/** The part of a whole refresh that football takes. */
const footballShare = 0.8;

parentPort?.on('message', async (request: TaskRequest) => {
  const result = await work(request).then(
    (): TaskOutcome => ({ done: true }),
    (error: unknown): TaskOutcome => ({ done: false, error }),
  );
  say(result);
});

function say(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

/** Does a requested task. Between two tasks no connection is open, which would prevent the embedded PostgreSQL from being stopped. */
async function work(request: TaskRequest): Promise<void> {
  const database = openDatabase(request.connectionString, 3);
  try {
    const patient = withQueryTimeout(database, longestJobQueryMs);
    if (request.task === 'refresh') await refresh(patient, request.now);
    else if (request.task === 'fill-present') await fillPresent(patient, feed, request.now, request.origin);
    else await loadPast(patient, { feed, tennisAndBasketball }, request.now);
  } finally {
    await database.end();
  }
}

async function refresh(database: Database, now: Date): Promise<void> {
  const report = await refreshDemonstration(database, feed, now, {
    progressed: ({ progress }, { matches, quotes }) => say({ share: (footballShare * progress.done) / progress.total, matches, quotes }),
  });
  // They come with the past, the first time.
  if ((await listFillings(database, now)).length > 0) return;
  const { matches: ofFootball = 0, quotes: quotesOfFootball = 0 } = report?.counts ?? {};
  await refreshTennisAndBasketball(database, tennisAndBasketball, now, {
    progressed: ({ progress }, { matches, quotes }) =>
      say({
        share: footballShare + ((1 - footballShare) * progress.done) / progress.total,
        matches: ofFootball + matches,
        quotes: quotesOfFootball + quotes,
      }),
  });
}
