import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { loadTwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import type { Database } from '#data/database/database.ts';
import { type FeedMoment, type FileFeed, fileFeeds } from '#data/feeds/feed.ts';
import { createFeeds, createTwoSidedFeeds } from '#data/feeds/file-feeds-of-sports.ts';
import { type TwoSidedFileFeed, twoSidedFileFeeds } from '#data/feeds/two-sided-feed.ts';
import type { IngestReport, IngestWatcher } from './ingest-batches.ts';
import { ingestFootballFeed } from './ingest-football-feed.ts';
import { ingestTwoSidedFeed } from './ingest-two-sided-feed.ts';

/** Reads files or folders and stores their content. */
export type ReadFiles = (
  database: Database,
  paths: readonly string[],
  moment: FeedMoment,
  watcher?: IngestWatcher,
) => Promise<IngestReport>;

/** Returns the function that reads the files of each feed, for every sport. */
export function fileReaders(): Readonly<Record<FileFeed | TwoSidedFileFeed, ReadFiles>> {
  const feeds = createFeeds(loadCatalogue());
  const twoSidedFeeds = createTwoSidedFeeds(loadTwoSidedCatalogue());
  const readers = [
    ...fileFeeds.map((name): [string, ReadFiles] => {
      const feed = feeds[name];
      return [name, (database, paths, moment, watcher) => ingestFootballFeed(database, feed, feed.read(paths, moment), moment, watcher)];
    }),
    ...twoSidedFileFeeds.map((name): [string, ReadFiles] => {
      const feed = twoSidedFeeds[name];
      return [name, (database, paths, moment, watcher) => ingestTwoSidedFeed(database, feed, feed.read(paths, moment), moment, watcher)];
    }),
  ];
  return Object.fromEntries(readers) as Record<FileFeed | TwoSidedFileFeed, ReadFiles>;
}
