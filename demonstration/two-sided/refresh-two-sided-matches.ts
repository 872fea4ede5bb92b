import type { Database } from '#data/database/database.ts';
import type { TwoSidedBatch, TwoSidedMatch } from '#data/feeds/two-sided-feed.ts';
import { getLastSuccess } from '#data/queries/feed-runs/get-last-success.ts';
import type { IngestReport, IngestWatcher } from '#jobs/ingest-batches.ts';
import { ingestTwoSidedFeed } from '#jobs/ingest-two-sided-feed.ts';
import { courtFeedName } from '#sports/football/demonstration/feed/demonstration-feed-name.ts';
import type { TwoSidedDemonstration } from './two-sided-demonstration.ts';

/** Max gap after which only changes are read. */
const longestGapMs = 24 * 3_600_000;
const matchesAtATime = 1_000;

/** Brings the tennis and basketball of the demonstration up to a moment, as `refreshDemonstration` does with its football. */
export async function refreshTwoSidedMatches(
  database: Database,
  courts: TwoSidedDemonstration,
  now: Date,
  watcher?: IngestWatcher<TwoSidedBatch>,
): Promise<IngestReport | undefined> {
  const last = await getLastSuccess(database, courtFeedName);
  if (last !== undefined && last > now) return undefined;
  const isRecent = last !== undefined && now.getTime() - last.getTime() < longestGapMs;
  const matches = isRecent ? courts.matchesChangedBetween(last, now) : courts.matchesAt(now);
  return ingestTwoSidedFeed(database, { name: courtFeedName }, batchesOf(matches), { now }, watcher);
}

async function* batchesOf(matches: readonly TwoSidedMatch[]): AsyncGenerator<TwoSidedBatch> {
  const total = Math.max(1, Math.ceil(matches.length / matchesAtATime));
  for (let done = 0; done < total; done += 1) {
    const some = matches.slice(done * matchesAtATime, (done + 1) * matchesAtATime);
    yield { source: courtFeedName, rows: some.length, matches: some, problems: [], progress: { done: done + 1, total } };
  }
}
