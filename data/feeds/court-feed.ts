import type { Kickoff } from '#domain/match/kickoff.ts';
import type { ToldStatus } from '#domain/match/match-status.ts';
import type { QuotePhase } from '#domain/odds/quote.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import type { BetOf, CourseOf, FactsOf, PlayOf } from '#domain/sports/sport-types.ts';
import type { Round } from '#domain/tournament/round.ts';
import type { FeedMoment, FeedProblem } from './feed.ts';

/** The feeds that read files of these sports, which `npm run import` takes in. */
export const courtFileFeeds = ['tennis-data', 'nba-odds'] as const;
export type CourtFileFeed = (typeof courtFileFeeds)[number];

/** A provider of tennis or basketball: as a `Feed`, with matches of these sports. */
export interface CourtFeed {
  /** The name under which its runs are noted. */
  readonly name: string;
  read(paths: readonly string[], moment: FeedMoment): AsyncIterable<CourtBatch>;
}

export interface CourtBatch {
  /** The name of the source in reports: the file's path as given, or the address of the poll. */
  readonly source: string;
  /** The number of data rows that the source held, readable or not. */
  readonly rows: number;
  readonly matches: readonly CourtMatch[];
  readonly problems: readonly FeedProblem[];
  /** The part of the reading that is done, for a progress bar. */
  readonly progress: { readonly done: number; readonly total: number };
}

/** A match of one of these sports from a feed, in the site's codes. */
export type CourtMatch = { [Name in CourtSport]: CourtMatchOf<Name> }[CourtSport];

export interface CourtMatchOf<Name extends CourtSport> {
  readonly sport: Name;
  readonly row?: number;
  /** The provider's own number of the match, where it has one. */
  readonly externalId?: string;
  /** The catalogue's tournament, `tennis.wimbledon`, `basketball.nba`. */
  readonly tournamentId: string;
  /** `2023`, or `2021-22` where the season crosses the year. */
  readonly season: string;
  readonly round?: Round;
  /** In basketball the home side first; in tennis, which has none, in the order of the slugs (`inSlugOrder` of court-order.ts). */
  readonly sides: Pair<CourtSide>;
  readonly kickoff: Kickoff;
  readonly status: ToldStatus;
  /** Set from the beginning of the match on. A walkover has one too, without sets. */
  readonly play?: PlayOf<Name>;
  readonly facts: FactsOf<Name>;
  readonly course?: CourseOf<Name>;
  readonly quotes: readonly CourtQuote<Name>[];
}

/** A player or a club, by the slug under which the site stores it; one that is not known yet is added. */
export interface CourtSide {
  readonly slug: string;
  /** `C. Alcaraz`, `Denver Nuggets`. */
  readonly name: string;
  /** `C. Alcaraz`; most have at most 18 letters. */
  readonly rowName: string;
  /** `Alcaraz`. */
  readonly shortName: string;
  /** The catalogue's slug of a player's country, where it is known. */
  readonly country?: string;
  /** The three letters of a player's country on a scoreboard, `ESP`. */
  readonly nation?: string;
  /** The provider's own number, where it has one. */
  readonly externalId?: string;
}

export interface CourtQuote<Name extends CourtSport = CourtSport> {
  /** The bookmaker's slug, see data/feeds/bookmakers.ts. */
  readonly bookmaker: string;
  readonly market: BetOf<Name>['market'];
  /** 0 for a market without lines. */
  readonly line: number;
  readonly phase: QuotePhase;
  readonly quotedAt: Date;
  /** Decimal prices in the market's order of selections; null where the feed has none. Each is above 1. */
  readonly prices: readonly (number | null)[];
}
