import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { openDatabase } from '#data/database/database.ts';
import { withQueryTimeout } from '#data/database/with-query-timeout.ts';
import { demonstrationSeed } from '#demonstration/catalogue/demonstration-seed.ts';
import { toDemonstrationCatalogue } from '#demonstration/catalogue/to-demonstration-catalogue.ts';
import { createDemonstrationFeed } from '#demonstration/feed/demonstration-feed.ts';
import { refreshDemonstration } from '#demonstration/refresh/refresh-demonstration.ts';
import { longestJobQueryMs } from '#jobs/job.ts';
import type { RefreshOutcome, RefreshRequest, ThreadMessage } from './demonstration-thread.ts';

const feed = createDemonstrationFeed(toDemonstrationCatalogue(loadCatalogue()), demonstrationSeed);

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
    await refreshDemonstration(withQueryTimeout(database, longestJobQueryMs), feed, now, {
      progressed: ({ progress }, { matches, quotes }) => say({ share: progress.done / progress.total, matches, quotes }),
    });
  } finally {
    await database.end();
  }
}
