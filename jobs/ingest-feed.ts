import { loadKnownDisagreements } from '#data/catalogue/known-disagreements.ts';
import { loadRulings } from '#data/catalogue/load-rulings.ts';
import { storeRulings } from '#data/commands/catalogue/store-rulings.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { ClubDirectory } from '#data/commands/clubs/club-directory.ts';
import { recordUnknownNames } from '#data/commands/clubs/record-unknown-names.ts';
import { type FeedCounts, recordFeedProblems, startFeedRun } from '#data/commands/feed-runs/record-feed-run.ts';
import { recordLiveEvents } from '#data/commands/live/record-live-events.ts';
import { listExternalClubs } from '#data/commands/matches/external-ids.ts';
import type { CallOfReport } from '#data/commands/matches/place-matches.ts';
import { storeFeedBatch } from '#data/commands/matches/store-feed-batch.ts';
import { recordSourceProblems } from '#data/commands/sources/record-source-problems.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import type { Feed, FeedBatch, FeedMoment, FeedProblem } from '#data/feeds/feed.ts';
import { listBookmakerIds } from '#data/queries/odds/list-bookmaker-ids.ts';
import { listStoringTournaments } from '#data/queries/tournament/list-storing-tournaments.ts';
import { clockRunningFrom } from '#domain/time/clock.ts';

export interface IngestReport {
  readonly runId: number;
  /** A run that found no match and no price in what it was given, only problems, has failed: a feed that sends error pages is silent. */
  readonly state: 'succeeded' | 'failed';
  readonly counts: FeedCounts;
  readonly problems: readonly FeedProblem[];
}

/** The facts of a feed on which storing its batches rests. */
export interface IngestedFeed extends Pick<Feed, 'name' | 'isSimulated'> {
  /** The call of a source on the network whose answer this is. */
  readonly call?: CallOfReport;
}

export interface IngestWatcher {
  /** Called after each batch is safely stored. */
  progressed(batch: FeedBatch, counts: FeedCounts): void;
}

const noCounts: FeedCounts = { rows: 0, matches: 0, newMatches: 0, changedMatches: 0, quotes: 0, unknownClubs: 0, problems: 0 };

/**
 * Reads a feed and stores it batch by batch, each in a transaction of its own: what was reported as stored stays stored,
 * whatever happens later, and reading the same again changes nothing.
 */
export async function ingestFeed(
  database: Database,
  feed: IngestedFeed,
  batches: AsyncIterable<FeedBatch>,
  moment: FeedMoment,
  watcher?: IngestWatcher,
): Promise<IngestReport> {
  const clock = clockRunningFrom(moment.now);
  const run = await startFeedRun(database, feed.name, moment.now, moment.asOf);
  const problems: FeedProblem[] = [];
  let counts = noCounts;
  let state: IngestReport['state'] = 'failed';
  try {
    const context = {
      provider: feed.name,
      ...(feed.call === undefined ? {} : { call: feed.call }),
      clubs: await ClubDirectory.load(database),
      externalClubs: await listExternalClubs(database, feed.name),
      bookmakerIds: await listBookmakerIds(database),
      tournaments: await listStoringTournaments(database),
      disagreements: feed.isSimulated ? [] : loadKnownDisagreements(),
      now: moment.now,
    };
    for await (const batch of batches) {
      const stored = await inTransaction(database, async (client) => {
        const result = await storeFeedBatch(client, batch, context);
        const found = [...batch.problems, ...result.problems];
        if (feed.call === undefined) await recordFeedProblems(client, run.id, found);
        else await recordSourceProblems(client, feed.name, feed.call.name, found, moment.now);
        await recordUnknownNames(client, feed.name, result.unknownNames, moment.now);
        await recordLiveEvents(client, result.topics, moment.now);
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
        unknownClubs: counts.unknownClubs + stored.unknownNames.filter(({ kind }) => kind === 'team').length,
        problems: problems.length,
      };
      watcher?.progressed(batch, counts);
    }
    if (!feed.isSimulated) await storeRulings(database, loadRulings(), moment.now);
    if (counts.matches + counts.quotes > 0 || problems.length === 0) state = 'succeeded';
    return { runId: run.id, state, counts, problems };
  } finally {
    await run.finish(state, counts, clock.now());
  }
}
