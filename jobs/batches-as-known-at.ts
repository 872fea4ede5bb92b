import type { FeedBatch } from '#data/feeds/feed.ts';
import { asKnownAt } from '#domain/match/as-known-at.ts';

/** The batches of a feed, less everything that was not known yet at a time. */
export async function* batchesAsKnownAt(batches: AsyncIterable<FeedBatch>, time: Date): AsyncIterable<FeedBatch> {
  for await (const batch of batches) {
    yield { ...batch, matches: batch.matches.map((match) => asKnownAt(match, time)) };
  }
}
