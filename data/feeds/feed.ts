import type { Goals, MatchScore } from '#domain/match/match-score.ts';
import type { MatchPeriod } from '#domain/match/match-status.ts';
import type { MatchEventKind } from '#domain/match/match-timeline.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { AbsenceReason } from '#domain/player/absence.ts';
import type { Position } from '#domain/player/position.ts';
import type { SeasonKind } from './season-label.ts';
import type { ToldMatch, ToldQuote } from './told-match.ts';

/**
 * A provider of football data. `read` yields what it can read, a batch a file (or a poll), and puts what it cannot
 * read into the batch's problems. It throws only when nothing at all can be read, with a `FeedError`.
 */
export interface Feed {
  /** The name under which its runs are noted. */
  readonly name: string;
  /** True where the matches are made up: no person has reviewed these, and no league has ruled on them. */
  readonly isSimulated: boolean;
  /** Reads the feed. Paths are files or folders; a feed that needs none ignores them. */
  read(paths: readonly string[], moment: FeedMoment): AsyncIterable<FeedBatch>;
}

/** The feeds that read files, which `npm run import` takes in. */
export const fileFeeds = ['football-data', 'openfootball'] as const;
export type FileFeed = (typeof fileFeeds)[number];

/**
 * The moment at which a feed is read. Where `asOf` is set, the feed itself leaves out whatever was not known then: only the feed knows when
 * it learned each fact.
 */
export interface FeedMoment {
  readonly now: Date;
  readonly asOf?: Date;
}

/** The part of a batch that feeds of every sport share. */
export interface ToldBatch<Match> {
  /** The name of the source in reports: the file's path as given, or the address of the poll. */
  readonly source: string;
  /** The number of data rows that the source held, readable or not. */
  readonly rows: number;
  readonly matches: readonly Match[];
  readonly problems: readonly FeedProblem[];
  /** The part of the reading that is done, for a progress bar. */
  readonly progress: { readonly done: number; readonly total: number };
}

export interface FeedBatch extends ToldBatch<FeedMatch> {
  /** Matches of which the source does not tell the day: stored for those that it has named before, which keep theirs. */
  readonly undated?: readonly UndatedMatch[];
  readonly squads?: readonly FeedSquad[];
  /** Lists of absent players that come apart from their matches. */
  readonly absences?: readonly FeedListedAbsences[];
  /** Prices that come apart from their matches. */
  readonly quotes?: readonly FeedListedQuotes[];
  /** Tables of seasons, with which the site's own are compared. */
  readonly standings?: readonly FeedStandings[];
  /** The competitions that the source covers, where it lists them. */
  readonly competitions?: readonly FeedCompetition[];
}

/** A competition as a source lists it, by the source's own number. */
export interface FeedCompetition {
  readonly externalId: string;
  readonly name: string;
  /** The region of its country: `DE`, `GB-ENG`, `001` where it is of none. */
  readonly region: string;
  readonly kind: 'league' | 'cup';
  readonly season: SeasonKind;
  readonly coverage: CompetitionCoverage;
}

/** The kinds of facts that a source may have of a competition. */
export type CoveredFact = 'results' | 'events' | 'line-ups' | 'statistics' | 'tables' | 'absences' | 'odds';

/** The facts that a source has of a competition. */
export interface CompetitionCoverage {
  /** Those of the season that is on; empty where none is. */
  readonly now: readonly CoveredFact[];
  /** The first years of the earliest seasons that have each. */
  readonly since: Readonly<Partial<Record<CoveredFact, number>>>;
  /** The season that is on, by its first year and its days as `2026-08-15`, as far as they are told. */
  readonly current: { readonly year: number; readonly startsOn: string | null; readonly endsOn: string | null } | null;
}

/** One thing that could not be read, or not be believed. `code` says what is wrong; the words are chosen where it is shown. */
export interface FeedProblem {
  readonly source: string;
  /** The line in the source, counted from 1. */
  readonly row?: number;
  readonly field?: string;
  readonly value?: string;
  readonly code: FeedProblemCode;
  /** Set where a match is left out for it, or all that a file or a title in it announces; otherwise the match is kept without the value. */
  readonly loses?: 'match' | 'file';
}

export type FeedProblemCode =
  | 'not-readable'
  | 'not-this-format'
  | 'truncated'
  | 'too-large'
  | 'unknown-competition'
  | 'unknown-club'
  /* The source has named too many new clubs today; the match is kept. */
  | 'held-club'
  | 'unknown-bookmaker'
  | 'missing-value'
  | 'bad-date'
  /* Either of two numbers may be the month. */
  | 'ambiguous-date'
  | 'bad-time'
  | 'bad-score'
  | 'bad-number'
  | 'bad-price'
  | 'bad-line'
  | 'inconsistent'
  | 'far-from-others'
  | 'duplicate-row';

/** A match of football from a feed, with the feed's names for clubs. */
export interface FeedMatch extends ToldMatch {
  readonly home: FeedClub;
  readonly away: FeedClub;
  /** Set while live. */
  readonly live?: { readonly period: MatchPeriod; readonly minute?: number; readonly addedMinute?: number };
  /** Set when live, finished, awarded, or abandoned with a score. */
  readonly score?: MatchScore;
  readonly venue?: { readonly name: string; readonly town: string };
  readonly neutralVenue?: boolean;
  readonly referee?: string;
  readonly attendance?: number;
  readonly events?: readonly FeedEvent[];
  /** The line-up of each side of which the feed has one. */
  readonly lineUps?: BySide<FeedLineUp>;
  /** The players who miss the match; where a side is named, the list is whole. */
  readonly absences?: BySide<readonly FeedAbsence[]>;
  readonly statistics?: MatchStatistics;
  readonly quotes: readonly FeedQuote[];
}

export type UndatedMatch = Omit<FeedMatch, 'kickoff'> & { readonly kickoff?: undefined };

/** `country` is the slug of the country in whose catalogue the name is looked up, where it is not the tournament's. */
export interface FeedClub {
  readonly name: string;
  /** The provider's own number of the club, where it has one. */
  readonly externalId?: string;
  readonly country?: string;
  /** The conference or zone in which it plays this season, where its matches are not all of one group. */
  readonly group?: string;
}

export interface FeedEvent {
  readonly minute: number;
  readonly addedMinute?: number;
  readonly side: 'home' | 'away';
  readonly kind: MatchEventKind;
  readonly playerName?: string;
  readonly playerExternalId?: string;
  readonly shirtNumber?: number;
  readonly replacedName?: string;
  readonly replacedExternalId?: string;
  readonly replacedNumber?: number;
  readonly assistName?: string;
  readonly assistExternalId?: string;
  /** The score after a goal; an own goal counts for the side named in `side`, which profits from it. */
  readonly score?: Goals;
}

export interface BySide<Value> {
  readonly home?: Value;
  readonly away?: Value;
}

/** A player as a feed names him; one without a name is a shirt number. */
export interface FeedPerson {
  readonly name?: string;
  /** The provider's own number of the player, where it has one. */
  readonly externalId?: string;
  /** As `1995-08-31`. */
  readonly birthDate?: string;
  readonly shirtNumber?: number;
}

export interface FeedLineUp {
  /** As `4-2-3-1`, from the goal on. */
  readonly formation?: string;
  readonly coach?: string;
  readonly starters: readonly FeedPlayer[];
  readonly bench: readonly FeedPlayer[];
}

export interface FeedPlayer extends FeedPerson {
  readonly position?: Position;
  /** The line of the formation, counted from the own goal, and the place in it from the left as the side attacks; both from 1. */
  readonly place?: { readonly line: number; readonly place: number };
  /** The minutes played, where the feed counts them and the match is over. */
  readonly minutes?: number;
}

export interface FeedAbsence extends FeedPerson {
  readonly reason: AbsenceReason;
  /** True while it is open whether the player misses the match. */
  readonly isDoubtful?: boolean;
}

/** The players of both sides who miss a match that is stored under the provider's number; the list is whole. */
export interface FeedListedAbsences {
  readonly matchExternalId: string;
  readonly players: readonly (FeedAbsence & { readonly teamExternalId: string })[];
}

/** Pairs are home, then away. Possession is in per cent. */
export interface MatchStatistics {
  readonly possession?: SidePair;
  readonly shots?: SidePair;
  readonly shotsOnTarget?: SidePair;
  readonly corners?: SidePair;
  readonly fouls?: SidePair;
  readonly yellowCards?: SidePair;
  readonly redCards?: SidePair;
  readonly offsides?: SidePair;
  readonly saves?: SidePair;
  readonly passes?: SidePair;
  readonly accuratePasses?: SidePair;
  readonly expectedGoals?: SidePair;
}
export type SidePair = readonly [home: number | null, away: number | null];

export type FeedQuote = ToldQuote<Market>;

/** Prices of a match that the provider has named before. */
export interface FeedListedQuotes {
  readonly matchExternalId: string;
  readonly quotes: readonly FeedQuote[];
}

/** The tables of a season as a provider has them at present. */
export interface FeedStandings {
  readonly tournamentId: string;
  readonly season: string;
  readonly rows: readonly {
    /** The provider's name of the table, the same in every answer; a club may be in several. */
    readonly table: string;
    readonly club: FeedClub;
    readonly played: number;
    readonly won: number;
    readonly drawn: number;
    readonly lost: number;
    readonly points: number;
  }[];
}

export interface FeedSquad {
  readonly team: FeedClub & { readonly tournamentId: string };
  readonly members: readonly {
    readonly shirtNumber: number;
    readonly position: Position;
    readonly playerName?: string;
    readonly playerExternalId?: string;
    readonly birthDate?: string;
  }[];
}

/** An error of a feed of which nothing could be read at all: no such folder, no file of this kind in it. */
export class FeedError extends Error {
  readonly code = 'FEED';
  override readonly name = 'FeedError';
}
