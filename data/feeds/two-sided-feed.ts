import type { Pair } from '#domain/sports/pair.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import type { FactsOf, MarketOf, PlayOf, TimelineOf } from '#domain/sports/sport-types.ts';
import type { FeedMoment, ReportedBatch } from './feed.ts';
import type { SharedMatch, SharedQuote } from './shared-match.ts';

/** Feeds of files of tennis and basketball for `npm run import`. */
export const twoSidedFileFeeds = ['tennis-data', 'nba-odds'] as const;
export type TwoSidedFileFeed = (typeof twoSidedFileFeeds)[number];

/** Provider of tennis or basketball matches; otherwise the same as a `Feed`. */
export interface TwoSidedFeed {
  /** Name under which its runs are recorded. */
  readonly name: string;
  read(paths: readonly string[], moment: FeedMoment): AsyncIterable<TwoSidedBatch>;
}

export type TwoSidedBatch = ReportedBatch<TwoSidedMatch>;

/** Match of tennis or basketball from a feed, in the site's codes. */
export type TwoSidedMatch = { [Name in TwoSidedSport]: TwoSidedMatchOf<Name> }[TwoSidedSport];

export interface TwoSidedMatchOf<Name extends TwoSidedSport> extends SharedMatch {
  readonly sport: Name;
  /** In basketball the home side first; in tennis, which has none, in the order of the slugs (`inSlugOrder` of slug-order.ts). */
  readonly sides: Pair<MatchSide>;
  /** Set from the beginning of the match on; also set for a walkover, without sets. */
  readonly play?: PlayOf<Name>;
  readonly facts: FactsOf<Name>;
  readonly course?: TimelineOf<Name>;
  readonly quotes: readonly TwoSidedQuote<Name>[];
}

/** Player or club, by the slug under which the site stores it; an unknown one is added. */
export interface MatchSide {
  readonly slug: string;
  /** Full name, `C. Alcaraz`, `Denver Nuggets`. */
  readonly name: string;
  /** Name in rows, `C. Alcaraz`; most have at most 18 letters. */
  readonly rowName: string;
  /** Short name, `Alcaraz`. */
  readonly shortName: string;
  /** Slug in the catalogue of a player's country, when known. */
  readonly country?: string;
  /** Three-letter code of a player's country on a scoreboard, `ESP`. */
  readonly nation?: string;
  /** The provider's own number, when it has one. */
  readonly externalId?: string;
}

export type TwoSidedQuote<Name extends TwoSidedSport = TwoSidedSport> = SharedQuote<MarketOf<Name>>;
