import type { BroadcastRight } from '#data/broadcasts/broadcast-right.ts';
import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import type { Database, DatabaseAddress } from '#data/database/database.ts';
import type { Bookmakers } from '#data/feeds/bookmakers.ts';
import type { FileFeed } from '#data/feeds/feed.ts';
import type { TwoSidedFileFeed } from '#data/feeds/two-sided-feed.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { Clock } from '#domain/time/clock.ts';
import type { FeedJob, Job } from './job.ts';

/** A kind of dataset, such as the real one or the demonstration: its properties, and the jobs that bring its matches. */
export interface DatasetKind {
  /** The name of its database in the embedded PostgreSQL. */
  readonly databaseName: string;
  /** True when every page and every share picture carries the mark of a demonstration. */
  readonly demonstration: boolean;
  /** False when search engines are to leave every page alone. */
  readonly isOpenToSearch: boolean;
  /** The beginning of the names of downloaded files. */
  readonly filePrefix: string;
  /** True when tips and predictions are made afterwards for the days on which no site recorded any, and labelled as reconstructed. */
  readonly recordIsRebuilt: boolean;
  /** The bookmakers that only this dataset has, in addition to those of every dataset. */
  readonly ownBookmakers: Bookmakers;
  /** Returns the channels that show each competition, by country. */
  listBroadcastRights(catalogue: Catalogue): readonly BroadcastRight[];
  /** Returns the jobs that bring its matches, which may come from the folders and the sources that the settings name. */
  feedJobs(
    dataset: Pick<OpenedDatabase, 'address' | 'asOwner'>,
    from: { readonly folders: FeedFolders; readonly sources: SourceSettings },
  ): readonly FeedJob[];
  /** Returns the jobs that store what `fill` left for later. */
  fillJobs(dataset: Pick<OpenedDatabase, 'address'>): readonly Job[];
  /** Fills the database, if it has to be filled before the site answers. */
  fill(dataset: OpenedDatabase, clock: Clock, watcher: FillWatcher): Promise<void>;
}

/** The database of a dataset, with the catalogue stored in it. */
export interface OpenedDatabase {
  readonly db: Database;
  /** The address for connections outside the pool. */
  readonly address: DatabaseAddress;
  /** True when the catalogue has changed since the dataset was last opened. */
  readonly newCatalogue: boolean;
  /** Runs work that only the owner of the tables may do, such as deleting records of the ledger. */
  asOwner<Result>(work: (owner: Database) => Promise<Result>): Promise<Result>;
}

/** The folders that are read again and again, by the feed whose files they hold. */
export type FeedFolders = Readonly<Record<FileFeed | TwoSidedFileFeed, string | undefined>>;

/** The sources on the network that are polled, with their addresses and limits; a source that is left out is not polled. */
export interface SourceSettings {
  readonly openLigaDB?: URL;
  readonly footballDataCoUk?: URL;
  readonly openfootball?: URL;
  readonly footballDataOrg?: KeyedSource;
  readonly apiFootball?: KeyedSource & {
    readonly callsPerDay: number;
    /** The provider's numbers of the competitions that are followed; undefined for all that the catalogue knows. */
    readonly leagueIds: readonly number[] | undefined;
  };
  /** An XML feed of matches. `ownAddress` is this site's own address, if it is set: the site's own feed is refused. */
  readonly matchFeed?: { readonly address: URL; readonly ownAddress: string | undefined };
  readonly theOddsApi?: KeyedSource & {
    readonly regions: readonly string[];
    readonly creditsPerMonth: number;
    /** The sports that share the credits; at least one. */
    readonly sports: readonly Sport[];
  };
  readonly apiBasketball?: KeyedSource & { readonly callsPerDay: number };
}

interface KeyedSource {
  readonly address: URL;
  readonly key: string;
}

export interface FillWatcher {
  /** True when this process runs the jobs, which may store the rest while the site answers. */
  readonly goesOn: boolean;
  /** The sources that the jobs poll. */
  readonly sources: SourceSettings;
  announce(text: string): void;
  /** Called with the progress of the filling. @param share between 0 and 1 */
  progressed(share: number, text: string): void;
  /** Called after the last report of progress. */
  ended(): void;
}
