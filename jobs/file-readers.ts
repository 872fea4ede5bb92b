import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { loadCourtCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import type { Database } from '#data/database/database.ts';
import { type FeedMoment, type FileFeed, fileFeeds } from '#data/feeds/feed.ts';
import { createCourtFeeds, createFeeds } from '#data/feeds/file-feeds-of-sports.ts';
import { type CourtFileFeed, courtFileFeeds } from '#data/feeds/two-sided-feed.ts';
import type { IngestReport, IngestWatcher } from './ingest-batches.ts';
import { ingestFeed } from './ingest-feed.ts';
import { ingestCourtFeed } from './ingest-two-sided-feed.ts';

/** Reads files or folders and stores their content. */
export type ReadFiles = (
  database: Database,
  paths: readonly string[],
  moment: FeedMoment,
  watcher?: IngestWatcher,
) => Promise<IngestReport>;

/** Returns the function that reads the files of each feed, for every sport. */
export function fileReaders(): Readonly<Record<FileFeed | CourtFileFeed, ReadFiles>> {
  const feeds = createFeeds(loadCatalogue());
  const courtFeeds = createCourtFeeds(loadCourtCatalogue());
  const readers = [
    ...fileFeeds.map((name): [string, ReadFiles] => {
      const feed = feeds[name];
      return [name, (database, paths, moment, watcher) => ingestFeed(database, feed, feed.read(paths, moment), moment, watcher)];
    }),
    ...courtFileFeeds.map((name): [string, ReadFiles] => {
      const feed = courtFeeds[name];
      return [name, (database, paths, moment, watcher) => ingestCourtFeed(database, feed, feed.read(paths, moment), moment, watcher)];
    }),
  ];
  return Object.fromEntries(readers) as Record<FileFeed | CourtFileFeed, ReadFiles>;
}
