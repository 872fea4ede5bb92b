import type { Pair } from '#domain/sports/pair.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { Round } from '#domain/tournament/round.ts';
import type { Court, Surface, TennisSeries, Tour } from '../../../domain/tennis-event.ts';
import type { BestOf, TennisScore } from '../../../domain/tennis-score.ts';

/** A match of a file, in the site's codes. The files list winners first; here the players are in the order of their keys. */
export interface TennisFeedMatch {
  readonly row: number;
  readonly tour: Tour;
  /** The year of the season, `2023`; a tournament that begins in the last days of December belongs to the next. */
  readonly season: string;
  readonly tournament: TennisFeedTournament;
  readonly round: Round;
  readonly bestOf: BestOf;
  /** The local day on which it was played; the files have no hours. */
  readonly day: LocalDay;
  readonly players: Pair<TennisFeedPlayer>;
  readonly score: TennisScore;
  readonly quotes: readonly TennisFeedQuote[];
}

export interface TennisFeedTournament {
  readonly name: string;
  readonly town: string;
  readonly series: TennisSeries;
  readonly court: Court;
  readonly surface: Surface;
}

export interface TennisFeedPlayer {
  /** The name as the site writes it, surname first: `Carreno Busta P.`. */
  readonly name: string;
  /** The same for all spellings of the name. */
  readonly key: string;
  /** Place and points in the tour's ranking when the tournament began; undefined for a player without them, or when the file contradicts itself. */
  readonly rank: number | undefined;
  readonly points: number | undefined;
}

/** Decimal prices of the match winner, one for each player. */
export interface TennisFeedQuote {
  /** The bookmaker's slug, see data/feeds/bookmakers.ts. */
  readonly bookmaker: string;
  readonly prices: Pair<number>;
}
