import { noteFilling, pastFilling } from '#data/commands/fillings/note-filling.ts';
import type { Database } from '#data/database/database.ts';
import type { FeedBatch } from '#data/feeds/feed.ts';
import { listFillings } from '#data/queries/fillings/list-fillings.ts';
import { refreshTennisAndBasketball } from '#demonstration/two-sided/refresh-tennis-and-basketball.ts';
import type { TwoSidedDemonstration } from '#demonstration/two-sided/two-sided-demonstration.ts';
import { ingestFootballFeed } from '#jobs/ingest-football-feed.ts';
import type { DemonstrationFeed } from '../feed/demonstration-feed.ts';

/**
 * Stores everything that `fillPresent` leaves: tennis and basketball, then football by competition, each in a separate transaction, and notes the
 * progress. After an interruption the filling starts again: matches already stored change nothing.
 */
export async function loadPast(
  database: Database,
  { feed, tennisAndBasketball }: { readonly feed: DemonstrationFeed; readonly tennisAndBasketball: TwoSidedDemonstration },
  now: Date,
): Promise<void> {
  const filling = (await listFillings(database, now)).find(({ name }) => name === pastFilling);
  if (filling === undefined) return;
  await refreshTennisAndBasketball(database, tennisAndBasketball, now);
  await feed.prepare(now);
  await ingestFootballFeed(database, feed, noting(database, feed.readPast(now, filling.startedAt), now), { now });
}

/** Yields the batches, and notes that each is stored once the next is requested. */
async function* noting(database: Database, batches: AsyncIterable<FeedBatch>, now: Date): AsyncGenerator<FeedBatch> {
  for await (const batch of batches) {
    yield batch;
    await noteFilling(database, { name: pastFilling, ...batch.progress }, now);
  }
}
