import type { PoolClient } from 'pg';
import type { WeighedTopic } from '#data/changes/topic.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type FeedCounts, recordFeedProblems, startFeedRun } from '#data/commands/feed-runs/record-feed-run.ts';
import type { CallOfReport } from '#data/commands/matches/storing-context.ts';
import { recordSourceProblems } from '#data/commands/sources/record-source-problems.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import type { FeedMoment, FeedProblem, ReportedBatch } from '#data/feeds/feed.ts';
import { clockRunningFrom } from '#domain/time/clock.ts';

export interface IngestReport {
  readonly runId: number;
  /** `failed` for a run with problems and without a single match or price: a feed that sends error pages counts as silent. */
  readonly state: 'succeeded' | 'failed';
  readonly counts: FeedCounts;
  readonly problems: readonly FeedProblem[];
}

export interface IngestWatcher<Batch = Pick<ReportedBatch<unknown>, 'progress'>> {
  /** Called after each batch is safely stored. */
  progressed(batch: Batch, counts: FeedCounts): void;
}

/** The outcome of storing a batch. */
export interface StoredCounts {
  readonly newMatches: number;
  readonly changedMatches: number;
  readonly quotes: number;
  readonly unknownClubs: number;
  readonly problems: readonly FeedProblem[];
  readonly topics: readonly WeighedTopic[];
}

/** A feed, with the call whose answer its batches are if it is a source on the network. */
export interface IngestedFeed {
  readonly name: string;
  readonly call?: CallOfReport;
}

const noCounts: FeedCounts = { rows: 0, matches: 0, newMatches: 0, changedMatches: 0, quotes: 0, unknownClubs: 0, problems: 0 };

/**
 * Stores the batches of a feed one by one, each in its own transaction: a batch remains stored even if a later one fails. Storing the same batches
 * again changes nothing.
 *
 * @param open reads the data that storing a batch needs, once the run has begun, and returns the function that stores a batch
 */
export async function ingestBatches<Batch extends ReportedBatch<unknown>>(
  database: Database,
  feed: IngestedFeed,
  batches: AsyncIterable<Batch>,
  moment: FeedMoment,
  open: () => Promise<(client: PoolClient, batch: Batch) => Promise<StoredCounts>>,
  watcher?: IngestWatcher<Batch>,
): Promise<IngestReport> {
  const clock = clockRunningFrom(moment.now);
  const run = await startFeedRun(database, feed.name, moment.now, moment.asOf);
  const problems: FeedProblem[] = [];
  let counts = noCounts;
  let state: IngestReport['state'] = 'failed';
  try {
    const store = await open();
    for await (const batch of batches) {
      const stored = await inTransaction(database, async (client) => {
        const result = await store(client, batch);
        const found = [...batch.problems, ...result.problems];
        if (feed.call === undefined) await recordFeedProblems(client, run.id, found);
        else await recordSourceProblems(client, feed.name, feed.call.name, found, moment.now);
        await recordChanges(client, result.topics, moment.now);
        return result;
      });
      problems.push(...batch.problems, ...stored.problems);
      counts = {
        rows: counts.rows + batch.rows,
        matches: counts.matches + batch.matches.length,
        newMatches: counts.newMatches + stored.newMatches,
        changedMatches: counts.changedMatches + stored.changedMatches,
        quotes: counts.quotes + stored.quotes,
        unknownClubs: counts.unknownClubs + stored.unknownClubs,
        problems: problems.length,
      };
      watcher?.progressed(batch, counts);
    }
    if (counts.matches + counts.quotes > 0 || problems.length === 0) state = 'succeeded';
    return { runId: run.id, state, counts, problems };
  } finally {
    await run.finish(state, counts, clock.now());
  }
}
