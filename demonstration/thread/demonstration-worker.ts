import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { openDatabase } from '#data/database/database.ts';
import { withQueryTimeout } from '#data/database/with-query-timeout.ts';
import { demonstrationSeed } from '#demonstration/catalogue/demonstration-seed.ts';
import { toDemonstrationCatalogue } from '#demonstration/catalogue/to-demonstration-catalogue.ts';
import { createCourtDemonstration } from '#demonstration/court/court-demonstration.ts';
import { refreshCourts } from '#demonstration/court/refresh-courts.ts';
import { createDemonstrationFeed } from '#demonstration/feed/demonstration-feed.ts';
import { refreshDemonstration } from '#demonstration/refresh/refresh-demonstration.ts';
import { longestJobQueryMs } from '#jobs/job.ts';
import type { RefreshOutcome, RefreshRequest, ThreadMessage } from './demonstration-thread.ts';

const courts = createCourtDemonstration(demonstrationSeed);
const feed = createDemonstrationFeed(toDemonstrationCatalogue(loadCatalogue()), demonstrationSeed);

/** The part of a whole refresh that football takes. */
const footballShare = 0.8;

parentPort?.on('message', async (request: RefreshRequest) => {
  const result = await refresh(request).then(
    (): RefreshOutcome => ({ done: true }),
    (error: unknown): RefreshOutcome => ({ done: false, error }),
  );
  say(result);
});

function say(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

/**
 * Refreshes the demonstration. Between two refreshes no connection is open, which would prevent the embedded PostgreSQL from being stopped.
 */
async function refresh({ now, connectionString }: RefreshRequest): Promise<void> {
  const database = openDatabase(connectionString, 2);
  try {
    const patient = withQueryTimeout(database, longestJobQueryMs);
    const report = await refreshDemonstration(patient, feed, now, {
      progressed: ({ progress }, { matches, quotes }) => say({ share: (footballShare * progress.done) / progress.total, matches, quotes }),
    });
    const { matches: ofFootball = 0, quotes: quotesOfFootball = 0 } = report?.counts ?? {};
    await refreshCourts(patient, courts, now, {
      progressed: ({ progress }, { matches, quotes }) =>
        say({
          share: footballShare + ((1 - footballShare) * progress.done) / progress.total,
          matches: ofFootball + matches,
          quotes: quotesOfFootball + quotes,
        }),
    });
  } finally {
    await database.end();
  }
}
