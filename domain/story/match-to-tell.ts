import type { Goals } from '#domain/match/match-score.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import type { NoTipReason } from '#domain/tip/tip-decision.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { Month } from './stories.ts';

/** All facts of a match that a preview or a review may mention; names are of the type `Name`. Unknown facts are left out, and then not mentioned. */
export interface MatchToTell<Name> {
  readonly matchId: number;
  /** The match's place in the list of its day: neighbours take different sentences by it. */
  readonly order: number;
  readonly kind: 'league' | 'cup';
  readonly competition: Name;
  readonly stage?: Stage;
  /** True when neither side is at home. */
  readonly neutral: boolean;
  /** True in a competition that is known to be one of women; absent otherwise. */
  readonly women?: true;
  /** The town in which both clubs are at home; absent when they are not of one town. */
  readonly town?: Name;
  readonly home: ClubToTell<Name>;
  readonly away: ClubToTell<Name>;
  /** The league table before kick-off; absent until matches were played. */
  readonly table?: TableToTell;
  readonly meetings?: MeetingsToTell;
  readonly forecast?: ForecastToTell;
  /** The match's best tip, or the reason why it has none. */
  readonly tip?: TipToTell | NoTipToTell;
  /** The price boxes of the page; absent where the text has no page with boxes. */
  readonly boxes?: PriceBoxes;
  /** The result; absent until the match is over. */
  readonly result?: ResultToTell;
}

export interface ClubToTell<Name> {
  readonly name: Name;
  /** Undefined in a cup without tables, and before the first match. */
  readonly standing?: StandingToTell;
  /** True when the club came up from a lower division for this season. */
  readonly promoted: boolean;
  /** Players who are reported as certain to miss the match; absent when no source reports any. */
  readonly missingPlayers?: number;
  /** Its matches in this season's league, newest first. */
  readonly results: readonly LeagueResult<Name>[];
}

/** A club in the table. Chances are those that the table of the competition shows, between 0 and 1; absent without a simulation. */
export interface StandingToTell {
  readonly place: number;
  readonly points: number;
  /** Absent where the table does not decide the title. */
  readonly titleChance?: number;
  readonly promotionChance?: number;
  readonly relegationChance?: number;
  /** The outcome of the season for the club, certain for all possible results to come; absent while it is open. */
  readonly decided?: 'champion' | 'promoted' | 'relegated';
  /** Matches of this season's league that the club has still to play, this one included; absent when they are not known. */
  readonly matchesLeft?: number;
}

export interface LeagueResult<Name = unknown> {
  readonly scored: number;
  readonly conceded: number;
  readonly atHome: boolean;
  /** The opponent, and its place in the table before the match to tell; absent when it is not known. */
  readonly opponent?: Name;
  readonly opponentPlace?: number;
}

/** The prices that the boxes of a page show. */
export interface PriceBoxes {
  /** True when a fresh price is shown. */
  readonly havePrices: boolean;
  /** True when a price on any market is above the fair one. */
  readonly paysMore: boolean;
}

export interface TableToTell {
  /** The clubs of the league, also where the table is a part of it. */
  readonly clubs: number;
  /** The highest place that leads down, straight or by a play-off. */
  readonly relegatedFrom?: number;
  /** Points of the first club more than the second. */
  readonly ahead: number;
  /** The points of the last club above the places that lead down, and of the first club in them; absent when the table is not whole. */
  readonly relegationLine?: { readonly above: number; readonly below: number };
}

/** Earlier meetings on either ground, newest first, with the goals of the clubs by their sides in this match. */
interface MeetingsToTell {
  readonly list: readonly MeetingToTell[];
  /** The first year of the records of both, and true when these hold only leagues. */
  readonly since: number;
  readonly leagueOnly: boolean;
}

export interface MeetingToTell {
  readonly home: number;
  readonly away: number;
  readonly on: Month;
  /** Days before this match. */
  readonly daysAgo: number;
}

/** The forecast that the page shows: with prices included when there are any, else the model's own. Chances are between 0 and 1. */
export interface ForecastToTell {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  readonly goals: Goals;
  /** Chance of more than 2.5 goals. */
  readonly over: number;
  /** The likeliest score with the likeliest result, as the prediction of the page has it; `surpassed` when a score with another result is likelier. */
  readonly likeliest: Goals & { readonly chance: number; readonly surpassed?: true };
}

export interface TipToTell {
  readonly kind: 'tip';
  readonly bet: Bet;
  readonly decimalOdds: number;
  /** The probability by which the tip was chosen, prices included. */
  readonly probability: number;
  readonly fairOdds: number;
  /** The outcome; absent until the tip is settled. */
  readonly outcome?: BetOutcome;
}

/** The reasons for no tip that a preview mentions. */
export type RefusedReason = Exclude<NoTipReason, (typeof unmentionedReasons)[number]>;

/** The reasons for no tip that only the page's box shows: they depend on the moment, or on the rule. */
const unmentionedReasons = [
  'rule-not-proven',
  'no-sought-market',
  'no-market-forecast',
  'no-takeable-price',
  'not-takeable',
  'other-tip-chosen',
  'since-decided',
] as const satisfies NoTipReason[];

/** Returns true for a reason for no tip that a preview mentions. */
export function isRefusal(reason: NoTipReason): reason is RefusedReason {
  return !(unmentionedReasons as readonly NoTipReason[]).includes(reason);
}

export interface NoTipToTell {
  readonly kind: 'no-tip';
  readonly reason: RefusedReason;
  /** The offer that came nearest to being a tip. */
  readonly nearest?: { readonly bet: Bet; readonly decimalOdds: number; readonly fairOdds: number; readonly probability: number };
}

export type Side = 'home' | 'away';

/** The score after ninety minutes, or after extra time when no other is known, and how a tie was decided after it. */
export interface ResultToTell extends Goals {
  readonly halfTime?: Goals;
  readonly later?: { readonly decidedBy: 'extra-time' | 'penalties'; readonly winner: Side };
  /** The events of the ninety minutes; absent when the known goals do not add up to the score. */
  readonly course?: CourseToTell;
  /** Absent outside leagues, and while a match that kicked off at the same time or before is unfinished. */
  readonly after?: TableAfter;
}

/** A moment of the ninety minutes, as reports write it: 45+2 is minute 45 with `added` 2. */
export interface Moment {
  /** 1 to 90. */
  readonly minute: number;
  /** Minutes beyond the end of the half, at least 1. */
  readonly added?: number;
}

export interface GoalToTell extends Moment {
  /** The side for which it counts, also for an own goal. */
  readonly side: Side;
  readonly kind: 'goal' | 'own-goal' | 'penalty-goal';
  /** A key by which goals of one player are counted; never printed. */
  readonly scorer?: string;
  /** The last name of the scorer, as the page prints it; absent when no source names the player. */
  readonly player?: string;
}

/** The events of a match, each list in order. Only goals are complete for certain. */
export interface CourseToTell {
  readonly goals: readonly GoalToTell[];
  /** Red and second yellow cards, by the side that lost a player. */
  readonly sendingsOff: readonly (Moment & { readonly side: Side })[];
  readonly missedPenalties: readonly (Moment & { readonly side: Side })[];
}

/** The league after a match: with all matches counted that kicked off before it or at the same time. */
export interface TableAfter {
  /** The places of both; absent where the table's places are not those of the season. */
  readonly places?: Goals;
  /** Outcomes that have become certain for a side since the kick-off. */
  readonly decided: readonly { readonly side: Side; readonly outcome: DecidedOutcome }[];
}

export type DecidedOutcome = 'champion' | 'promoted' | 'relegated';

/** Returns the same match with every name converted by `read`. */
export function withNames<From, To>(match: MatchToTell<From>, read: (name: From) => To): MatchToTell<To> {
  const { town, home, away } = match;
  const clubOf = (club: ClubToTell<From>): ClubToTell<To> => ({
    ...club,
    name: read(club.name),
    // Only the last match is told with its opponent.
    results: club.results.map(({ opponent, ...result }, index) => ({
      ...result,
      ...(index === 0 && opponent !== undefined && { opponent: read(opponent) }),
    })),
  });
  return {
    ...match,
    competition: read(match.competition),
    town: town === undefined ? undefined : read(town),
    home: clubOf(home),
    away: clubOf(away),
  };
}
