import type { Reliability } from '#domain/forecast/forecast.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { NoTipReason } from '#domain/tip/tip-decision.ts';

/**
 * All that a preview may tell of a match, as it was known before kick-off. Names and words are in the reader's language already;
 * what is not known is left out, and is then not spoken of.
 */
export interface PreviewFacts {
  /** Chooses among the patterns, so that a match keeps its wording while its figures change. */
  readonly matchId: number;
  readonly kind: 'league' | 'cup';
  /** As `format.competition` gives it. */
  readonly competition: string;
  readonly matchday?: number;
  /** The round of a cup in words, as `roundName` gives it. */
  readonly round?: string;
  readonly ground?: string;
  readonly town?: string;
  /** Nobody is at home: no pattern then speaks of hosts or visitors. */
  readonly neutral: boolean;
  readonly home: PreviewClub;
  readonly away: PreviewClub;
  /** Clubs in the table in which both stand. */
  readonly clubsInTable?: number;
  readonly meetings?: PreviewMeetings;
  readonly forecast?: PreviewForecast;
  /** The best decimal prices of all bookmakers. */
  readonly prices?: { readonly home: number; readonly draw: number; readonly away: number };
  /** The match's best tip, or why it has none. */
  readonly tip?: PreviewTip | PreviewNoTip;
}

export interface PreviewClub {
  readonly name: string;
  /** The name of up to 18 letters that match rows have. */
  readonly rowName: string;
  /** Undefined in a cup without tables. */
  readonly standing?: PreviewStanding;
  /** True when the club came up from a lower division for this season. */
  readonly promoted?: boolean;
  /** The last matches, newest first; the five newest count. */
  readonly form: readonly ClubResult[];
  /** This season's matches of the competition at home for the home side, away for the away side. */
  readonly onThisSide?: PreviewRecord;
}

export interface ClubResult {
  readonly scored: number;
  readonly conceded: number;
}

export interface PreviewRecord {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
}

export interface PreviewStanding extends PreviewRecord {
  readonly place: number;
  readonly points: number;
}

/** Earlier meetings on either ground, counted for the clubs as they stand in this match. */
export interface PreviewMeetings {
  /** 0 says that none is known, which is told; leave `meetings` out where it was not looked up. */
  readonly count: number;
  readonly homeWins: number;
  readonly draws: number;
  readonly awayWins: number;
  /** Among which matches they were counted, in words: `league matches since 2022`. */
  readonly coverage: string;
  readonly last?: { readonly day: Date; readonly homeSideGoals: number; readonly awaySideGoals: number };
}

/** The forecast that the page shows: with prices taken in wherever there are any, else the model's own. Chances are between 0 and 1. */
export interface PreviewForecast {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  readonly goals: Goals;
  readonly total: { readonly line: number; readonly over: number };
  readonly bothScore: number;
  readonly likeliest: Goals & { readonly chance: number };
  readonly reliability: Reliability;
  readonly leagueGoalsPerMatch?: number;
  readonly homeAdvantageGoals?: number;
  readonly ranks?: { readonly clubs: number; readonly home: ClubRanks; readonly away: ClubRanks };
}

/** 1 is the strongest attack, and the strongest defence. */
interface ClubRanks {
  readonly attack: number;
  readonly defence: number;
}

export interface PreviewTip {
  readonly kind: 'tip';
  /** The bet, in words that stand after a colon: `Over 2.5 goals`. */
  readonly selection: string;
  readonly decimalOdds: number;
  /** The probability that the tip rests on, prices weighed in. */
  readonly probability: number;
  readonly fairOdds: number;
}

/** The reasons for which a match has no tip at all. */
export type RefusedReason = Exclude<NoTipReason, 'other-tip-chosen'>;

export interface PreviewNoTip {
  readonly kind: 'no-tip';
  readonly reason: RefusedReason;
  /** The offer that came nearest to being a tip. */
  readonly nearest?: { readonly selection: string; readonly decimalOdds: number; readonly fairOdds: number };
}
