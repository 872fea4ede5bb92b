import { parentPort, workerData } from 'node:worker_threads';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { openDatabase } from '#data/database/database.ts';
import { createFeeds } from '#data/feeds/feeds.ts';
import { refreshDemonstration } from '#jobs/refresh-demonstration.ts';
import type { Refreshed } from './demonstration-thread.ts';

const { connectionString } = workerData as { readonly connectionString: string };
const feed = createFeeds(loadCatalogue()).demonstration;

parentPort?.on('message', async (now: Date) => {
  const told = await refresh(now).then(
    (): Refreshed => ({ done: true }),
    (error: unknown): Refreshed => ({ done: false, error }),
  );
  parentPort?.postMessage(told);
});

/** Between two refreshes no connection is open, which would keep the embedded PostgreSQL from being stopped. */
async function refresh(now: Date): Promise<void> {
  const database = openDatabase(connectionString, 2);
  try {
    await refreshDemonstration(database, feed, now);
  } finally {
    await database.end();
  }
}
