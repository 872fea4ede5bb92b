import type { Goals } from '#domain/match/match-score.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import type { NoTipReason } from '#domain/tip/tip-decision.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { Month } from './stories.ts';

/**
 * All that a preview or a review may tell of a match; names are of the kind `Name`. What is not known is left out, and is then not
 * spoken of.
 */
export interface MatchToTell<Name> {
  readonly matchId: number;
  /** The match's place in its season by kick-off: neighbours in a list take different openings by it. */
  readonly order: number;
  readonly kind: 'league' | 'cup';
  readonly competition: Name;
  readonly stage?: Stage;
  /** Nobody is at home. */
  readonly neutral: boolean;
  /** The town in which both clubs are at home. */
  readonly town?: Name;
  readonly home: ClubToTell<Name>;
  readonly away: ClubToTell<Name>;
  /** The league table before kick-off, once matches were played. */
  readonly table?: TableToTell;
  readonly meetings?: MeetingsToTell;
  readonly forecast?: ForecastToTell;
  /** The match's best tip, or why it has none. */
  readonly tip?: TipToTell | NoTipToTell;
  /** Once the match is over. */
  readonly result?: ResultToTell;
}

export interface ClubToTell<Name> {
  readonly name: Name;
  /** Undefined in a cup without tables, and before the first match. */
  readonly standing?: { readonly place: number; readonly points: number };
  /** True when the club came up from a lower division for this season. */
  readonly promoted: boolean;
  /** Its matches in this season's league, newest first. */
  readonly results: readonly LeagueResult[];
}

export interface LeagueResult {
  readonly scored: number;
  readonly conceded: number;
  readonly atHome: boolean;
}

export interface TableToTell {
  /** The clubs of the league, also where the table is a part of it. */
  readonly clubs: number;
  /** The highest place that leads down, straight or by a play-off. */
  readonly relegatedFrom?: number;
  /** Points of the first club more than the second. */
  readonly ahead: number;
}

/** Earlier meetings on either ground, newest first, with the goals of the clubs as they stand in this match. */
interface MeetingsToTell {
  readonly list: readonly MeetingToTell[];
  /** The first year of the records of both, and whether they hold leagues alone. */
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

/** The forecast that the page shows: with prices taken in wherever there are any, else the model's own. Chances are between 0 and 1. */
export interface ForecastToTell {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  readonly goals: Goals;
  /** More than 2.5 goals. */
  readonly over: number;
  readonly likeliest: Goals & { readonly chance: number };
}

export interface TipToTell {
  readonly kind: 'tip';
  readonly bet: Bet;
  readonly decimalOdds: number;
  /** The probability that the tip rests on, prices weighed in. */
  readonly probability: number;
  readonly fairOdds: number;
  /** Once it is settled. */
  readonly outcome?: BetOutcome;
}

/** The reasons for which a match has no tip at all. */
export type RefusedReason = Exclude<NoTipReason, (typeof untoldReasons)[number]>;

/** The reasons of which the page's box alone tells: they are of the moment, or of the rule. */
const untoldReasons = [
  'rule-not-proven',
  'no-sought-market',
  'no-market-forecast',
  'no-takeable-price',
  'not-takeable',
  'other-tip-chosen',
  'since-decided',
] as const satisfies NoTipReason[];

/** Returns true for a reason for no tip of which a preview tells. */
export function isRefusal(reason: NoTipReason): reason is RefusedReason {
  return !(untoldReasons as readonly NoTipReason[]).includes(reason);
}

export interface NoTipToTell {
  readonly kind: 'no-tip';
  readonly reason: RefusedReason;
  /** The offer that came nearest to being a tip. */
  readonly nearest?: { readonly bet: Bet; readonly decimalOdds: number; readonly fairOdds: number };
}

/** The score after ninety minutes, or after extra time where no other is known, and what decided a tie after it. */
export interface ResultToTell extends Goals {
  readonly halfTime?: Goals;
  readonly later?: { readonly decidedBy: 'extra-time' | 'penalties'; readonly winner: 'home' | 'away' };
}

/** Returns the same match with every name as `read` gives it. */
export function withNames<From, To>(match: MatchToTell<From>, read: (name: From) => To): MatchToTell<To> {
  const { town, home, away } = match;
  return {
    ...match,
    competition: read(match.competition),
    town: town === undefined ? undefined : read(town),
    home: { ...home, name: read(home.name) },
    away: { ...away, name: read(away.name) },
  };
}
