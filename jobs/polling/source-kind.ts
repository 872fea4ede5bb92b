import { confirmMatchReports } from '#data/commands/matches/store-match-reports.ts';
import type { Database } from '#data/database/database.ts';
import type { FeedBatch, FeedMoment } from '#data/feeds/feed.ts';
import { listFixtures } from '#data/queries/sources/list-fixtures.ts';
import { listNumberedCompetitions } from '#data/queries/sources/list-numbered-competitions.ts';
import type { NumberedCompetitions } from '#data/sources/numbered-competitions.ts';
import type { Fixture } from '#data/sources/source.ts';
import type { IngestedFeed } from '#jobs/ingest-batches.ts';
import { ingestFeed } from '#jobs/ingest-feed.ts';

/** The site's side of sources whose answers are batches of one kind: the state that they plan and read with, and the storing of what they bring. */
export interface SourceKind<Batch, Known> {
  /** Returns the matches around a moment, with the source's own numbers of them, the earliest first. */
  listFixtures(db: Database, source: string, now: Date): Promise<readonly Fixture[]>;
  /** Returns what an answer is read with. */
  listKnown(db: Database, source: string): Promise<Known>;
  /** Returns the competitions that a source numbers, where its calls are planned with them. */
  listNumbered?(db: Database, source: string): Promise<NumberedCompetitions>;
  /** Returns the part of a batch that has to be stored before its text can be read whole; undefined where there is none. */
  firstOf?(batch: Batch, known: Known): Batch | undefined;
  ingest(db: Database, feed: IngestedFeed, batches: AsyncIterable<Batch>, moment: FeedMoment): Promise<unknown>;
  /** Notes that what a call last told is still so, where words of sources have an age. */
  confirm?(db: Database, last: { readonly provider: string; readonly call: string; readonly now: Date }): Promise<unknown>;
}

const football: Omit<SourceKind<FeedBatch, unknown>, 'listKnown'> = {
  listFixtures: (db, source, now) => listFixtures(db, source, now),
  ingest: (db, feed, batches, moment) => ingestFeed(db, { ...feed, isSimulated: false }, batches, moment),
  confirm: confirmMatchReports,
};

/** Football of which answers are read with nothing but themselves. */
export const footballKind: SourceKind<FeedBatch, void> = { ...football, listKnown: async () => undefined };

/** Football of sources that number competitions: answers are read with those that are known by the source's numbers. */
export const numberedFootballKind: SourceKind<FeedBatch, NumberedCompetitions> = { ...football, listKnown: listNumberedCompetitions };

/** Football of sources that are asked about each competition by itself: calls are planned with the numbers as well. */
export const askedFootballKind: SourceKind<FeedBatch, NumberedCompetitions> = {
  ...numberedFootballKind,
  listNumbered: listNumberedCompetitions,
};

/** Football of sources whose answers describe competitions beside their matches. */
export const describedFootballKind: SourceKind<FeedBatch, NumberedCompetitions> = {
  ...numberedFootballKind,
  firstOf: ({ competitions = [], ...batch }, known) =>
    competitions.every(({ externalId }) => known.has(externalId)) ? undefined : { ...batch, competitions, matches: [], problems: [] },
};
