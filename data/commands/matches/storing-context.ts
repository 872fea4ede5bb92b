import type { KnownDisagreement } from '#data/catalogue/known-disagreements.ts';
import type { ClubDirectory, DirectoryClub } from '#data/commands/clubs/club-directory.ts';
import type { StoringTournament } from '#domain/tournament/storing-tournament.ts';

/** Call of a source on the network, with the seconds after which it is repeated. */
export interface CallOfReport {
  readonly name: string;
  readonly everySeconds: number;
}

/** State that a feed run of any sport holds in memory from batch to batch. */
export interface StoringContext {
  /** Name under which the feed's runs and numbers are stored. */
  readonly provider: string;
  /** Call of a source on the network that returned the batch; undefined for a file. */
  readonly call?: CallOfReport;
  readonly bookmakerIds: ReadonlyMap<string, number>;
  readonly tournaments: ReadonlyMap<string, StoringTournament>;
  readonly now: Date;
  /** Moment of the state that the feed reports: now, or a past one. */
  readonly asOf: Date;
}

/** Further state of a run of a football feed. */
export interface FootballContext extends StoringContext {
  readonly clubs: ClubDirectory;
  /** Clubs that the feed has named before, by its own numbers. */
  readonly externalClubs: Map<string, DirectoryClub>;
  /** Max number of clubs that the feed may add in a day. */
  readonly maxNewClubs: number;
  /** True when stored matches of the feed are held back until their clubs may be added. */
  readonly holdsMatches: boolean;
  /** Reviewed disagreements between feeds, with the feed that is right. */
  readonly disagreements: readonly KnownDisagreement[];
}
