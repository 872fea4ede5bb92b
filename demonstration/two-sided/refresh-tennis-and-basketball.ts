import type { Database } from '#data/database/database.ts';
import type { TwoSidedBatch, TwoSidedMatch } from '#data/feeds/two-sided-feed.ts';
import { getLastSuccess } from '#data/queries/feed-runs/get-last-success.ts';
import type { IngestReport, IngestWatcher } from '#jobs/ingest-batches.ts';
import { ingestTwoSidedFeed } from '#jobs/ingest-two-sided-feed.ts';
import { tennisAndBasketballFeedName } from '#sports/football/demonstration/feed/demonstration-feed-name.ts';
import type { TwoSidedDemonstration } from './two-sided-demonstration.ts';

/** Time since the last run beyond which all matches are stored again, and not only the changed ones. */
const longestGapMs = 24 * 3_600_000;
const matchesAtATime = 1_000;

/**
 * Stores the demonstration's tennis and basketball matches in their state at `now`, and returns the report; undefined when a later moment is stored
 * already. Within a day of the last run it stores only the matches that have changed since.
 */
export async function refreshTennisAndBasketball(
  database: Database,
  tennisAndBasketball: TwoSidedDemonstration,
  now: Date,
  watcher?: IngestWatcher<TwoSidedBatch>,
): Promise<IngestReport | undefined> {
  const last = await getLastSuccess(database, tennisAndBasketballFeedName);
  if (last !== undefined && last > now) return undefined;
  const isRecent = last !== undefined && now.getTime() - last.getTime() < longestGapMs;
  const matches = isRecent ? tennisAndBasketball.matchesChangedBetween(last, now) : tennisAndBasketball.matchesAt(now);
  return ingestTwoSidedFeed(database, { name: tennisAndBasketballFeedName }, batchesOf(matches), { now }, watcher);
}

async function* batchesOf(matches: readonly TwoSidedMatch[]): AsyncGenerator<TwoSidedBatch> {
  const total = Math.max(1, Math.ceil(matches.length / matchesAtATime));
  for (let done = 0; done < total; done += 1) {
    const some = matches.slice(done * matchesAtATime, (done + 1) * matchesAtATime);
    yield { source: tennisAndBasketballFeedName, rows: some.length, matches: some, problems: [], progress: { done: done + 1, total } };
  }
}
