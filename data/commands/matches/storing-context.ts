import type { KnownDisagreement } from '#data/catalogue/known-disagreements.ts';
import type { ClubDirectory, DirectoryClub } from '#data/commands/clubs/club-directory.ts';
import type { StoringTournament } from '#domain/tournament/storing-tournament.ts';

/** A call of a source on the network, with the seconds after which it is repeated. */
export interface CallOfReport {
  readonly name: string;
  readonly everySeconds: number;
}

/** The state that a feed run of any sport holds in memory from batch to batch. */
export interface StoringContext {
  /** The name under which the feed's runs and numbers are stored. */
  readonly provider: string;
  /** The call of a source on the network that brought the batch; undefined for a file. */
  readonly call?: CallOfReport;
  readonly bookmakerIds: ReadonlyMap<string, number>;
  readonly tournaments: ReadonlyMap<string, StoringTournament>;
  readonly now: Date;
  /** The moment whose state the feed reports: now, or a past one. */
  readonly asOf: Date;
}

/** The state that a run of a feed of football holds beside. */
export interface FootballContext extends StoringContext {
  readonly clubs: ClubDirectory;
  /** The clubs that the feed has named before, by its own numbers. */
  readonly externalClubs: Map<string, DirectoryClub>;
  /** The clubs that the feed may add in a day. */
  readonly maxNewClubs: number;
  /** True where matches of the feed are held until their clubs may be added. */
  readonly holdsMatches: boolean;
  /** Reviewed disagreements between feeds, with the feed that is right. */
  readonly disagreements: readonly KnownDisagreement[];
}
