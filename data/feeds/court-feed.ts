import type { Pair } from '#domain/sports/pair.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import type { CourseOf, FactsOf, MarketOf, PlayOf } from '#domain/sports/sport-types.ts';
import type { FeedMoment, ToldBatch } from './feed.ts';
import type { ToldMatch, ToldQuote } from './told-match.ts';

/** The feeds that read files of these sports, which `npm run import` takes in. */
export const courtFileFeeds = ['tennis-data', 'nba-odds'] as const;
export type CourtFileFeed = (typeof courtFileFeeds)[number];

/** A provider of tennis or basketball: as a `Feed`, with matches of these sports. */
export interface CourtFeed {
  /** The name under which its runs are noted. */
  readonly name: string;
  read(paths: readonly string[], moment: FeedMoment): AsyncIterable<CourtBatch>;
}

export type CourtBatch = ToldBatch<CourtMatch>;

/** A match of one of these sports from a feed, in the site's codes. */
export type CourtMatch = { [Name in CourtSport]: CourtMatchOf<Name> }[CourtSport];

export interface CourtMatchOf<Name extends CourtSport> extends ToldMatch {
  readonly sport: Name;
  /** In basketball the home side first; in tennis, which has none, in the order of the slugs (`inSlugOrder` of court-order.ts). */
  readonly sides: Pair<CourtSide>;
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

export type CourtQuote<Name extends CourtSport = CourtSport> = ToldQuote<MarketOf<Name>>;
