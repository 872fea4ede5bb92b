import { maxNewClubs } from '#data/commands/clubs/add-provisional-clubs.ts';
import type { FeedCounts } from '#data/commands/feed-runs/record-feed-run.ts';
import type { Database } from '#data/database/database.ts';
import type { FeedBatch } from '#data/feeds/feed.ts';
import { listHeldMatches } from '#data/queries/clubs/list-held-matches.ts';
import { listHeldSources } from '#data/queries/clubs/list-held-sources.ts';
import { ingestFootballFeed } from '#jobs/ingest-football-feed.ts';
import type { Job } from '#jobs/job.ts';

const matchesAtOnce = 500;

/**
 * Stores matches that were held back because they name clubs beyond their source's daily limit of new clubs. It runs every 15 minutes, for each
 * source that has not reached its limit today (UTC), and stores as many as the limit allows.
 */
export const storeHeldMatches: Job = {
  name: 'store-held-matches',
  everySeconds: 900,
  async run({ db, clock, signal }) {
    for (const { source, addedToday } of await listHeldSources(db, clock.now())) {
      if (signal.aborted) return;
      if (addedToday < maxNewClubs) await admitHeldMatches(db, source, clock.now());
    }
  },
};

/**
 * Stores the held matches of a source and returns the counts of that run. A match whose clubs would be more than `most` new ones of the source
 * today stays held.
 */
export async function admitHeldMatches(database: Database, source: string, now: Date, most = maxNewClubs): Promise<FeedCounts> {
  const { counts } = await ingestFootballFeed(
    database,
    { name: source, isSimulated: false, maxNewClubs: most },
    batchesOf(await listHeldMatches(database, source)),
    { now },
  );
  return counts;
}

async function* batchesOf(held: FeedBatch['matches']): AsyncGenerator<FeedBatch> {
  for (let from = 0; from < held.length; from += matchesAtOnce) {
    const matches = held.slice(from, from + matchesAtOnce);
    const progress = { done: from + matches.length, total: held.length };
    yield { source: 'matches that were held', rows: matches.length, matches, problems: [], progress };
  }
}
