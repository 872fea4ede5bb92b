import type { Database } from '#data/database/database.ts';
import type { FeedBatch, FeedMatch } from '#data/feeds/feed.ts';
import type { IngestReport } from '#jobs/ingest-batches.ts';
import { type IngestedFootballFeed, ingestFootballFeed } from '#jobs/ingest-football-feed.ts';

/** Stores matches as every feed does, as one batch of football-data, with the other given parts of the batch. */
export async function ingestMatches(
  database: Database,
  now: Date,
  matches: readonly FeedMatch[],
  more: Partial<FeedBatch> = {},
): Promise<IngestReport> {
  return ingestAnswer(database, { name: 'football-data', isSimulated: false }, now, matches, more);
}

/** Stores matches as every feed does, as one batch of a feed or of the answer to a call of a source. */
export async function ingestAnswer(
  database: Database,
  feed: IngestedFootballFeed,
  now: Date,
  matches: readonly FeedMatch[],
  more: Partial<FeedBatch> = {},
): Promise<IngestReport> {
  async function* batches(): AsyncGenerator<FeedBatch> {
    yield { source: 'hand.csv', rows: matches.length, matches, problems: [], progress: { done: 1, total: 1 }, ...more };
  }
  return ingestFootballFeed(database, feed, batches(), { now });
}
