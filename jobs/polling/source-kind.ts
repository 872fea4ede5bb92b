import { confirmMatchReports } from '#data/commands/matches/store-match-reports.ts';
import type { Database } from '#data/database/database.ts';
import type { FeedBatch, FeedMoment } from '#data/feeds/feed.ts';
import { listFixtures } from '#data/queries/sources/list-fixtures.ts';
import { listNumberedCompetitions } from '#data/queries/sources/list-numbered-competitions.ts';
import type { NumberedCompetitions } from '#data/sources/numbered-competitions.ts';
import type { Fixture } from '#data/sources/source.ts';
import type { IngestedFeed } from '#jobs/ingest-batches.ts';
import { ingestFootballFeed } from '#jobs/ingest-football-feed.ts';

/**
 * The parts that sources with the same type of batch share: the stored data with which their calls are planned and their answers read, and the
 * storing of their batches.
 */
export interface SourceKind<Batch, Known> {
  /** Returns the matches around a moment, with the source's own numbers for them, the earliest first. */
  listFixtures(db: Database, source: string, now: Date): Promise<readonly Fixture[]>;
  /** Returns the data needed to read an answer. */
  listKnown(db: Database, source: string): Promise<Known>;
  /** Returns the competitions that a source numbers, if its calls are planned with them. */
  listNumbered?(db: Database, source: string): Promise<NumberedCompetitions>;
  /** Returns the part of a batch that has to be stored before the answer can be read completely; undefined when there is no such part. */
  firstOf?(batch: Batch, known: Known): Batch | undefined;
  ingest(db: Database, feed: IngestedFeed, batches: AsyncIterable<Batch>, moment: FeedMoment): Promise<unknown>;
  /** Records that a provider's last answer to a call is still valid; absent for kinds of which no times of reports are stored. */
  confirm?(db: Database, last: { readonly provider: string; readonly call: string; readonly now: Date }): Promise<unknown>;
}

const football: Omit<SourceKind<FeedBatch, unknown>, 'listKnown'> = {
  listFixtures: (db, source, now) => listFixtures(db, source, now),
  ingest: (db, feed, batches, moment) => ingestFootballFeed(db, { ...feed, isSimulated: false }, batches, moment),
  confirm: confirmMatchReports,
};

/** Kind of the football sources whose answers are read without any stored data. */
export const footballKind: SourceKind<FeedBatch, void> = { ...football, listKnown: async () => undefined };

/** Kind of the football sources that number competitions: answers are read with the competitions known by the source's numbers. */
export const numberedFootballKind: SourceKind<FeedBatch, NumberedCompetitions> = { ...football, listKnown: listNumberedCompetitions };

/** Kind of the football sources with a call for each competition: calls, too, are planned with the competitions' numbers. */
export const footballByCompetitionKind: SourceKind<FeedBatch, NumberedCompetitions> = {
  ...numberedFootballKind,
  listNumbered: listNumberedCompetitions,
};

/** Kind of the football sources whose answers also describe competitions, which are stored first. */
export const describedFootballKind: SourceKind<FeedBatch, NumberedCompetitions> = {
  ...numberedFootballKind,
  firstOf: ({ competitions = [], ...batch }, known) =>
    competitions.every(({ externalId }) => known.has(externalId)) ? undefined : { ...batch, competitions, matches: [], problems: [] },
};
