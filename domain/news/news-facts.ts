import type { Bet } from '#domain/odds/bet.ts';
import type { MatchToTell } from '#domain/story/match-to-tell.ts';
import type { ClubName, ProseName } from '#domain/story/prose-name.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

/** The facts from which a news article was written, stored with it as they were on that day. */
export type NewsFacts = RoundReview | WeekendAhead | SeasonRace | MonthOfTips;
export type NewsKind = NewsFacts['kind'];

export const newsKinds = ['round-review', 'weekend-ahead', 'season-race', 'month-of-tips'] as const satisfies readonly NewsKind[];

/** A league's week, once its matches are over. */
export interface RoundReview {
  readonly kind: 'round-review';
  readonly competition: string;
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly matches: readonly ReviewedMatch[];
  /** The table after the week; `before` is the place before it. */
  readonly table: readonly MovedClub[];
}

export interface ReviewedMatch {
  readonly slug: string;
  /** The day on which it was played in its league's country; absent in articles from before it was stored, as is `day` of `ComingMatch`. */
  readonly day?: LocalDay;
  readonly home: ClubName;
  readonly away: ClubName;
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** The chances by the forecast before kick-off, between 0 and 1; absent when there was none. */
  readonly chances?: { readonly home: number; readonly draw: number; readonly away: number };
}

export interface MovedClub {
  readonly club: ClubName;
  readonly before: number;
  readonly after: number;
  readonly points: number;
}

/** The matches of a league from Friday to Monday, before the first of them. */
export interface WeekendAhead {
  readonly kind: 'weekend-ahead';
  readonly competition: string;
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly matches: readonly ComingMatch[];
  /** Number of tips on record for them by then. */
  readonly tips: number;
}

export interface ComingMatch {
  readonly slug: string;
  /** ISO 8601; for a match without an hour, noon UTC of its day. */
  readonly kickoff: string;
  readonly day?: LocalDay;
  readonly match: MatchToTell<ProseName>;
}

/** The races for the title and against relegation by the projected table of a day. */
export interface SeasonRace {
  readonly kind: 'season-race';
  readonly competition: string;
  readonly on: LocalDay;
  readonly simulations: number;
  /** In the order of the table; chances between 0 and 1. */
  readonly clubs: readonly RacingClub[];
}

export interface RacingClub {
  readonly club: ClubName;
  readonly place: number;
  readonly points: number;
  readonly title: number;
  /** The chance of a place that leads down, directly or by a play-off. */
  readonly relegation: number;
}

/** The tips of a month, all of them settled, in units of a stake of one each. */
export interface MonthOfTips {
  readonly kind: 'month-of-tips';
  /** 1 to 12 */
  readonly month: number;
  readonly year: number;
  readonly won: number;
  readonly lost: number;
  /** Number of stakes that were returned, wholly or in part. */
  readonly returned: number;
  readonly profit: number;
  readonly longestLosingRun: number;
  /** The profit after each tip, in the order of their matches. */
  readonly course: readonly number[];
  /** The highest price among the tips that won. */
  readonly dearestWin?: {
    readonly home: ClubName;
    readonly away: ClubName;
    readonly slug: string;
    readonly bet: Bet;
    readonly price: number;
  };
}
