import { recordPlayEvents } from '#data/commands/live/record-play-events.ts';
import { storePlayBatch } from '#data/commands/matches/store-play-batch.ts';
import type { Database } from '#data/database/database.ts';
import type { FeedMoment } from '#data/feeds/feed.ts';
import type { TwoSidedBatch } from '#data/feeds/two-sided-feed.ts';
import { type IngestedFeed, type IngestReport, type IngestWatcher, ingestBatches } from './ingest-batches.ts';
import { storingContextOf } from './storing-context-of.ts';

/** Reads a feed of tennis or basketball (the two-sided sports) and stores it batch by batch (see `ingestBatches`), with live events. */
export function ingestTwoSidedFeed(
  database: Database,
  feed: IngestedFeed,
  batches: AsyncIterable<TwoSidedBatch>,
  moment: FeedMoment,
  watcher?: IngestWatcher<TwoSidedBatch>,
): Promise<IngestReport> {
  return ingestBatches(
    database,
    feed,
    batches,
    moment,
    async () => {
      const context = await storingContextOf(database, feed, moment);
      return async (client, batch: TwoSidedBatch) => {
        const stored = await storePlayBatch(client, batch, context);
        await recordPlayEvents(client, stored.changedIds, moment.now);
        return { ...stored, unknownClubs: 0 };
      };
    },
    watcher,
  );
}
