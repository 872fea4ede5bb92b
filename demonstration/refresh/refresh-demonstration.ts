import type { Database } from '#data/database/database.ts';
import type { FeedBatch } from '#data/feeds/feed.ts';
import { getLastSuccess } from '#data/queries/feed-runs/get-last-success.ts';
import type { OpenedDatabase } from '#jobs/dataset-kind.ts';
import type { IngestReport, IngestWatcher } from '#jobs/ingest-batches.ts';
import { ingestFootballFeed } from '#jobs/ingest-football-feed.ts';
import type { DemonstrationFeed } from '#sports/football/demonstration/feed/demonstration-feed.ts';
import { demonstrationFeedName } from '#sports/football/demonstration/feed/demonstration-feed-name.ts';
import { clearDemonstration } from './clear-demonstration.ts';

/** Max gap after which only changes are read; after a longer one, reading everything is quicker than finding out what changed. */
const longestGapMs = 24 * 3_600_000;

/**
 * Max lead of the stored demonstration over the clock; with a longer one it is cleared. A site restarted from the same CLOCK, or a second process
 * beside it, is behind by no more, and waits until it has caught up.
 */
export const longestLeadMs = 15 * 60_000;

/**
 * Clears a demonstration that is well ahead of a moment, since the clock was set back, so that the next refresh reads everything. The
 * ledger goes with it, which only the owner of the tables may delete.
 */
export async function clearDemonstrationAhead(database: Database, asOwner: OpenedDatabase['asOwner'], now: Date): Promise<void> {
  const last = await getLastSuccess(database, demonstrationFeedName);
  if (last !== undefined && last.getTime() - now.getTime() > longestLeadMs) await asOwner((owner) => clearDemonstration(owner, now));
}

/**
 * Brings the demonstration up to a moment: only what changed since the last time, or everything when that was never or long ago. Does
 * nothing, and returns no report, when the demonstration is ahead of the clock.
 */
export async function refreshDemonstration(
  database: Database,
  feed: DemonstrationFeed,
  now: Date,
  watcher?: IngestWatcher,
): Promise<IngestReport | undefined> {
  const last = await getLastSuccess(database, feed.name);
  if (last !== undefined && last > now) return undefined;
  const recent = last !== undefined && now.getTime() - last.getTime() < longestGapMs;
  await feed.prepare(now);
  const batches = recent ? once(feed.changesBetween(last, now)) : feed.read([], { now });
  return ingestFootballFeed(database, feed, batches, { now }, watcher);
}

async function* once(batch: FeedBatch): AsyncGenerator<FeedBatch> {
  yield batch;
}
