import { storeCourtBatch } from '#data/commands/court/store-court-batch.ts';
import { recordPlayEvents } from '#data/commands/live/record-play-events.ts';
import type { Database } from '#data/database/database.ts';
import type { CourtBatch } from '#data/feeds/court-feed.ts';
import type { FeedMoment } from '#data/feeds/feed.ts';
import { listCourtTournaments } from '#data/queries/court/list-court-tournaments.ts';
import { listBookmakerIds } from '#data/queries/odds/list-bookmaker-ids.ts';
import { type IngestedFeed, type IngestReport, type IngestWatcher, ingestBatches } from './ingest-batches.ts';

/** Reads a feed of tennis or basketball and stores it batch by batch, as `ingestBatches` says. */
export function ingestCourtFeed(
  database: Database,
  feed: IngestedFeed,
  batches: AsyncIterable<CourtBatch>,
  moment: FeedMoment,
  watcher?: IngestWatcher<CourtBatch>,
): Promise<IngestReport> {
  const open = async () => {
    const context = {
      provider: feed.name,
      ...(feed.call === undefined ? {} : { call: feed.call }),
      bookmakerIds: await listBookmakerIds(database),
      tournaments: await listCourtTournaments(database),
      now: moment.now,
      asOf: moment.asOf,
    };
    return async (client: Parameters<typeof storeCourtBatch>[0], batch: CourtBatch) => {
      const stored = await storeCourtBatch(client, batch, context);
      await recordPlayEvents(client, stored.changedIds, moment.now);
      return { ...stored, unknownClubs: 0 };
    };
  };
  return ingestBatches(database, feed, batches, moment, open, watcher);
}
