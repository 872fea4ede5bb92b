import type { FeedMatch } from '#data/feeds/feed.ts';
import type { SharedMatch } from '#data/feeds/shared-match.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { StoringTournament } from '#domain/tournament/storing-tournament.ts';

/** Stored club or player. */
export interface PlacedSide {
  readonly id: number;
  readonly slug: string;
  /** The provider's own number, when it has one. */
  readonly externalId?: string | undefined;
}

/** Match of a feed whose competition and sides were found in the database, and whose season is stored. */
export interface PlacedMatch<Match extends SharedMatch = SharedMatch> {
  readonly sport: Sport;
  readonly match: Match;
  readonly tournament: StoringTournament;
  readonly seasonId: number;
  readonly home: PlacedSide;
  readonly away: PlacedSide;
  readonly kickoffUtc: Date;
}

/** Football match that has been placed. */
export type PlacedFootballMatch = PlacedMatch<FeedMatch>;

/** Match of a feed with the id under which it is stored. */
export interface StoredPlacedMatch<Match extends SharedMatch = SharedMatch> {
  readonly matchId: number;
  readonly placed: PlacedMatch<Match>;
}
