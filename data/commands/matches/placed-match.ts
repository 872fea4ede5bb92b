import type { FeedMatch } from '#data/feeds/feed.ts';
import type { ToldMatch } from '#data/feeds/told-match.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { StoringTournament } from '#domain/tournament/storing-tournament.ts';

/** A club or player that is stored. */
export interface PlacedSide {
  readonly id: number;
  readonly slug: string;
  /** The provider's own number, where it has one. */
  readonly externalId?: string | undefined;
}

/** A match of a feed whose competition and sides have been found in the database, and whose season is there. */
export interface PlacedMatch<Match extends ToldMatch = ToldMatch> {
  readonly sport: Sport;
  readonly match: Match;
  readonly tournament: StoringTournament;
  readonly seasonId: number;
  readonly home: PlacedSide;
  readonly away: PlacedSide;
  readonly kickoffUtc: Date;
}

/** A match of football that has been placed. */
export type PlacedFootballMatch = PlacedMatch<FeedMatch>;

/** A match of a feed with the number under which it is stored. */
export interface StoredPlacedMatch<Match extends ToldMatch = ToldMatch> {
  readonly matchId: number;
  readonly placed: PlacedMatch<Match>;
}
