import type { Kickoff } from '#domain/match/kickoff.ts';
import type { ReportedStatus } from '#domain/match/match-status.ts';
import type { QuotePhase } from '#domain/odds/quote.ts';
import type { AnyMarket } from '#domain/sports/sport-types.ts';
import type { Round } from '#domain/tournament/round.ts';

/** Part of a match from a feed that is the same in every sport, in the site's codes. */
export interface SharedMatch {
  readonly row?: number;
  /** The provider's own number of the match, when it has one. */
  readonly externalId?: string;
  /** The provider's own time of its last change to the match, only compared with its earlier values. */
  readonly revisedAt?: Date;
  /** Tournament of the catalogue, `england.premier-league`, `tennis.wimbledon`. */
  readonly tournamentId: string;
  /** `2023-24`, or `2024` for a season of one calendar year. */
  readonly season: string;
  readonly round?: Round;
  readonly kickoff: Kickoff;
  readonly status: ReportedStatus;
  readonly quotes: readonly SharedQuote[];
}

export interface SharedQuote<Market extends AnyMarket = AnyMarket> {
  /** Slug of the bookmaker, see data/feeds/bookmakers.ts. */
  readonly bookmaker: string;
  readonly market: Market;
  /** Goals, points or a handicap; 0 for a market without lines. */
  readonly line: number;
  readonly phase: QuotePhase;
  readonly quotedAt: Date;
  /** Decimal prices above 1 in the market's order of selections; null where the feed has none. */
  readonly prices: readonly (number | null)[];
}
