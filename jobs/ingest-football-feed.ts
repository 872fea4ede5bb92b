import { loadKnownDisagreements } from '#data/catalogue/known-disagreements.ts';
import { loadRulings } from '#data/catalogue/load-rulings.ts';
import { storeRulings } from '#data/commands/catalogue/store-rulings.ts';
import { maxNewClubs } from '#data/commands/clubs/add-provisional-clubs.ts';
import { ClubDirectory } from '#data/commands/clubs/club-directory.ts';
import { recordUnknownNames } from '#data/commands/clubs/record-unknown-names.ts';
import { countPauses } from '#data/commands/live/count-pauses.ts';
import { recordLiveEvents } from '#data/commands/live/record-live-events.ts';
import { listExternalClubs } from '#data/commands/matches/clubs/external-ids.ts';
import { holdsMatches } from '#data/commands/matches/held-matches.ts';
import { storeFeedBatch } from '#data/commands/matches/store-feed-batch.ts';
import type { Database } from '#data/database/database.ts';
import type { Feed, FeedBatch, FeedMoment } from '#data/feeds/feed.ts';
import { getLastSuccess } from '#data/queries/feed-runs/get-last-success.ts';
import { type IngestedFeed, type IngestReport, type IngestWatcher, ingestBatches } from './ingest-batches.ts';
import { storingContextOf } from './storing-context-of.ts';

/** The properties of a football feed that storing its batches needs. */
export interface IngestedFootballFeed extends IngestedFeed, Pick<Feed, 'isSimulated'> {
  /** Max number of clubs that it may add in a day; undefined for the usual limit. */
  readonly maxNewClubs?: number;
}

/** Reads a football feed and stores it batch by batch (see `ingestBatches`), with live events and unknown names; then stores the rulings of the catalogue. */
export async function ingestFootballFeed(
  database: Database,
  feed: IngestedFootballFeed,
  batches: AsyncIterable<FeedBatch>,
  moment: FeedMoment,
  watcher?: IngestWatcher<FeedBatch>,
): Promise<IngestReport> {
  const previousReading = feed.call === undefined ? await readBefore(database, feed.name, moment.now) : undefined;
  const report = await ingestBatches(
    database,
    feed,
    batches,
    moment,
    async () => {
      const context = {
        ...(await storingContextOf(database, feed, moment)),
        clubs: await ClubDirectory.load(database),
        externalClubs: await listExternalClubs(database, feed.name),
        maxNewClubs: feed.maxNewClubs ?? maxNewClubs,
        holdsMatches: await holdsMatches(database, feed.name),
        disagreements: feed.isSimulated ? [] : loadKnownDisagreements(),
      };
      return async (client, batch: FeedBatch) => {
        const stored = await storeFeedBatch(client, batch, context);
        await recordUnknownNames(client, feed.name, stored.unknownNames, moment.now);
        if (previousReading !== undefined && batch.matches.some(({ status }) => status === 'live'))
          await countPauses(client, feed.name, [(moment.now.getTime() - previousReading.getTime()) / 1_000], moment.now);
        await recordLiveEvents(client, stored.topics, moment.now, { source: feed.name, before: previousReading });
        return { ...stored, unknownClubs: stored.newClubs + stored.unknownNames.filter(({ kind }) => kind === 'team').length };
      };
    },
    watcher,
  );
  if (!feed.isSimulated) await storeRulings(database, loadRulings(), moment.now);
  return report;
}

/**
 * Returns the time before a moment at which a feed was last read from files, which have its whole content each time; undefined when it never was.
 */
async function readBefore(database: Database, feed: string, now: Date): Promise<Date | undefined> {
  const before = await getLastSuccess(database, feed);
  return before !== undefined && before < now ? before : undefined;
}
