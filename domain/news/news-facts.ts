import type { Bet } from '#domain/odds/bet.ts';
import type { MatchToTell } from '#domain/story/match-to-tell.ts';
import type { ClubName, ProseName } from '#domain/story/prose-name.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

/** The facts from which a news article was written, stored with it as they were on that day. */
export type NewsFacts = RoundReview | WeekendAhead | SeasonRace | MonthOfTips;
export type NewsKind = NewsFacts['kind'];

/**
 * The choice of headline and sentences made when an article was published, so that articles next to each other in a list differ. Articles from
 * before it was stored have none: their most important angle is the headline, and their address chooses the sentences.
 */
export interface NewsEdition {
  /** The kind of its headline, one of `Headlines`. */
  readonly headline: string;
  /** Number of articles with this kind of headline before it, by which its text is chosen. */
  readonly turn: number;
  /** Number of articles before it, by which the texts of its sentences are chosen. */
  readonly order: number;
}

interface Edited {
  readonly edition?: NewsEdition;
}

/** Outcomes of a season that hold for all possible results of the remaining matches. */
export type DecidedOutcome = 'champion' | 'promoted' | 'relegated';

/** A club's present run in a league season. */
export interface ClubRun {
  readonly club: ClubName;
  /** `winning`: 5 matches and more; `unbeaten`: 10 and more, not all of them won; `losing`: 5 and more. */
  readonly run: 'winning' | 'unbeaten' | 'losing';
  readonly matches: number;
}

export const newsKinds = ['round-review', 'weekend-ahead', 'season-race', 'month-of-tips'] as const satisfies readonly NewsKind[];

/** A league's week, once its matches are over. */
export interface RoundReview extends Edited {
  readonly kind: 'round-review';
  readonly competition: string;
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly matches: readonly ReviewedMatch[];
  /** The table after the week; `before` is the place before it. */
  readonly table: readonly MovedClub[];
  /** False when another club leads the table by the time of publication; its leader is then not told. */
  readonly leadsStill?: boolean;
  /** The clubs whose outcome was decided this week, in the order of the table. */
  readonly decided?: readonly { readonly club: ClubName; readonly as: DecidedOutcome }[];
  /** The runs after the week of clubs that played in it, the longest of each kind. */
  readonly runs?: readonly ClubRun[];
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
export interface WeekendAhead extends Edited {
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

/** The races for the title or for promotion, and against relegation, by the projected table of a day. */
export interface SeasonRace extends Edited {
  readonly kind: 'season-race';
  readonly competition: string;
  readonly on: LocalDay;
  readonly simulations: number;
  /** In the order of the table; chances between 0 and 1. */
  readonly clubs: readonly RacingClub[];
  /** The number of places that lead straight up; absent in a league that is about its title. */
  readonly placesUp?: number;
  /** The longest present runs of each kind. */
  readonly runs?: readonly ClubRun[];
}

export interface RacingClub {
  readonly club: ClubName;
  readonly place: number;
  readonly points: number;
  readonly title: number;
  /** The chance of a place that leads down, directly or by a play-off. */
  readonly relegation: number;
  /** The chance of a place that leads straight up; absent where none does, as is `playOff`. */
  readonly promotion?: number;
  /** The chance of a place in the play-off for promotion. */
  readonly playOff?: number;
  /** Absent while open. Only a club that is `relegated` straight has it, not one that has to play off. */
  readonly decided?: DecidedOutcome;
}

/** The tips of a month, all of them settled, in units of a stake of one each. */
export interface MonthOfTips extends Edited {
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
