import type { Goals, MatchScore } from '#domain/match/match-score.ts';
import type { MatchPeriod } from '#domain/match/match-status.ts';
import type { MatchEventKind } from '#domain/match/match-timeline.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { AbsenceReason } from '#domain/player/absence.ts';
import type { Position } from '#domain/player/position.ts';
import type { SeasonKind } from './season-label.ts';
import type { SharedMatch, SharedQuote } from './shared-match.ts';

/**
 * Provider of football data. `read` yields what it can read, one batch per file (or poll), and adds what it cannot read to the batch's problems. It throws
 * a `FeedError` only when nothing at all can be read.
 */
export interface Feed {
  /** Name under which its runs are recorded. */
  readonly name: string;
  /** True when the matches are invented: no review and no ruling of a league applies to them. */
  readonly isSimulated: boolean;
  /** Yields the batches of the feed. Paths are files or folders; a feed that needs none ignores them. */
  read(paths: readonly string[], moment: FeedMoment): AsyncIterable<FeedBatch>;
}

/** Feeds of files for `npm run import`. */
export const fileFeeds = ['football-data', 'openfootball'] as const;
export type FileFeed = (typeof fileFeeds)[number];

/**
 * Moment at which a feed is read. When `asOf` is set, the feed itself leaves out everything that was not known then: only the feed knows when it learned
 * each fact.
 */
export interface FeedMoment {
  readonly now: Date;
  readonly asOf?: Date;
}

/** Part of a batch that feeds of every sport share. */
export interface ReportedBatch<Match> {
  /** Name of the source in reports: the file's path as given, or the address of the poll. */
  readonly source: string;
  /** Number of data rows in the source, readable or not. */
  readonly rows: number;
  readonly matches: readonly Match[];
  readonly problems: readonly FeedProblem[];
  /** Part of the reading that is done, for a progress bar. */
  readonly progress: { readonly done: number; readonly total: number };
}

export interface FeedBatch extends ReportedBatch<FeedMatch> {
  /** Matches for which the source gives no day: stored only when it has named them before, with their stored kick-offs. */
  readonly undated?: readonly UndatedMatch[];
  readonly squads?: readonly FeedSquad[];
  /** Lists of absent players sent separately from their matches. */
  readonly absences?: readonly FeedListedAbsences[];
  /** Prices sent separately from their matches. */
  readonly quotes?: readonly FeedListedQuotes[];
  /** Tables of seasons, to be compared with the site's own. */
  readonly standings?: readonly FeedStandings[];
  /** Competitions that the source covers, when it lists them. */
  readonly competitions?: readonly FeedCompetition[];
}

/** Competition as a source lists it, by the source's own number. */
export interface FeedCompetition {
  readonly externalId: string;
  readonly name: string;
  /** Region of its country: `DE`, `GB-ENG`; `001` for a competition of no country. */
  readonly region: string;
  readonly kind: 'league' | 'cup';
  readonly season: SeasonKind;
  readonly coverage: CompetitionCoverage;
}

/** Kinds of facts that a source may have of a competition. */
export type CoveredFact = 'results' | 'events' | 'line-ups' | 'statistics' | 'tables' | 'absences' | 'odds';

/** Facts that a source has of a competition. */
export interface CompetitionCoverage {
  /** Facts of the current season; empty when there is no current season. */
  readonly now: readonly CoveredFact[];
  /** First years of the earliest seasons that have each fact. */
  readonly since: Readonly<Partial<Record<CoveredFact, number>>>;
  /** Current season, by its first year and its days as `2026-08-15`; a day is null when the source does not give it. */
  readonly current: { readonly year: number; readonly startsOn: string | null; readonly endsOn: string | null } | null;
}

/** Value that could not be read, or that was not believed. `code` is the kind of problem; its text is chosen where it is shown. */
export interface FeedProblem {
  readonly source: string;
  /** Line in the source, counted from 1. */
  readonly row?: number;
  readonly field?: string;
  readonly value?: string;
  readonly code: FeedProblemCode;
  /** Set when the problem loses a match, or everything of a file or of a competition listed in it; otherwise the match is stored without the value. */
  readonly loses?: 'match' | 'file';
}

export type FeedProblemCode =
  | 'not-readable'
  | 'not-this-format'
  | 'truncated'
  | 'too-large'
  | 'unknown-competition'
  | 'unknown-club'
  /* The source has named too many new clubs today; the match is held back. */
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

/** Match of football from a feed, with the feed's names for clubs. */
export interface FeedMatch extends SharedMatch {
  readonly home: FeedClub;
  readonly away: FeedClub;
  /** Set for a match in play. */
  readonly live?: { readonly period: MatchPeriod; readonly minute?: number; readonly addedMinute?: number };
  /** Set for a match in play, finished, awarded, or abandoned with a score. */
  readonly score?: MatchScore;
  readonly venue?: { readonly name: string; readonly town: string };
  readonly neutralVenue?: boolean;
  readonly referee?: string;
  readonly attendance?: number;
  readonly events?: readonly FeedEvent[];
  /** Line-up of each side for which the feed has one. */
  readonly lineUps?: BySide<FeedLineUp>;
  /** Players who miss the match; the list of a side is complete when it is set. */
  readonly absences?: BySide<readonly FeedAbsence[]>;
  readonly statistics?: MatchStatistics;
  readonly quotes: readonly FeedQuote[];
}

export type UndatedMatch = Omit<FeedMatch, 'kickoff'> & { readonly kickoff?: undefined };

/** Club as a feed names it. `country` is the slug of the country in whose catalogue the name is looked up, when it is not the tournament's. */
export interface FeedClub {
  readonly name: string;
  /** The provider's own number of the club, when it has one. */
  readonly externalId?: string;
  readonly country?: string;
  /** Conference or zone in which it plays this season, in a competition with several groups. */
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
  /** Score after a goal; an own goal counts for the side in `side`, which benefits from it. */
  readonly score?: Goals;
}

export interface BySide<Value> {
  readonly home?: Value;
  readonly away?: Value;
}

/** Player as a feed names him; one without a name is identified by his shirt number. */
export interface FeedPerson {
  readonly name?: string;
  /** The provider's own number of the player, when it has one. */
  readonly externalId?: string;
  /** Date of birth as `1995-08-31`. */
  readonly birthDate?: string;
  readonly shirtNumber?: number;
}

export interface FeedLineUp {
  /** Formation as `4-2-3-1`, from the goal on. */
  readonly formation?: string;
  readonly coach?: string;
  readonly starters: readonly FeedPlayer[];
  readonly bench: readonly FeedPlayer[];
}

export interface FeedPlayer extends FeedPerson {
  readonly position?: Position;
  /** Line of the formation, counted from the own goal, and the place in it from the left as the side attacks; both from 1. */
  readonly place?: { readonly line: number; readonly place: number };
  /** Minutes played, when the feed counts them and the match is over. */
  readonly minutes?: number;
}

export interface FeedAbsence extends FeedPerson {
  readonly reason: AbsenceReason;
  /** True while it is uncertain whether the player misses the match. */
  readonly isDoubtful?: boolean;
}

/** All players of both sides who miss a match stored under the provider's number. */
export interface FeedListedAbsences {
  readonly matchExternalId: string;
  readonly players: readonly (FeedAbsence & { readonly teamExternalId: string })[];
}

/** Statistics of a match as pairs of home and away. Possession is in per cent. */
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

export type FeedQuote = SharedQuote<Market>;

/** Prices of a match that the provider has named before. */
export interface FeedListedQuotes {
  readonly matchExternalId: string;
  readonly quotes: readonly FeedQuote[];
}

/** Tables of a season as the provider has them at present. */
export interface FeedStandings {
  readonly tournamentId: string;
  readonly season: string;
  readonly rows: readonly {
    /** The provider's name of the table, the same in every answer; a club may be in several tables. */
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

/** Error of a feed of which nothing could be read at all: no such folder, no file of this kind in it. */
export class FeedError extends Error {
  readonly code = 'FEED';
  override readonly name = 'FeedError';
}
