import type { Kickoff } from '#domain/match/kickoff.ts';
import type { ToldStatus } from '#domain/match/match-status.ts';
import type { QuotePhase } from '#domain/odds/quote.ts';
import type { AnyMarket } from '#domain/sports/sport-types.ts';
import type { Round } from '#domain/tournament/round.ts';

/** The part of a match from a feed that is the same in every sport, in the site's codes. */
export interface ToldMatch {
  readonly row?: number;
  /** The provider's own number of the match, where it has one. */
  readonly externalId?: string;
  /** The provider's own time of its last change to the match, compared with nothing but itself. */
  readonly revisedAt?: Date;
  /** The catalogue's tournament, `england.premier-league`, `tennis.wimbledon`. */
  readonly tournamentId: string;
  /** `2023-24`, or `2024` where the season is the calendar year. */
  readonly season: string;
  readonly round?: Round;
  readonly kickoff: Kickoff;
  readonly status: ToldStatus;
  readonly quotes: readonly ToldQuote[];
}

export interface ToldQuote<Market extends AnyMarket = AnyMarket> {
  /** The bookmaker's slug, see data/feeds/bookmakers.ts. */
  readonly bookmaker: string;
  readonly market: Market;
  /** Goals, points or a handicap; 0 for a market without lines. */
  readonly line: number;
  readonly phase: QuotePhase;
  readonly quotedAt: Date;
  /** Decimal prices in the market's order of selections; null where the feed has none. Each is above 1. */
  readonly prices: readonly (number | null)[];
}
