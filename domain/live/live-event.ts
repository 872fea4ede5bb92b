import type { ScoreParameters } from '#domain/forecast/goals/score-grid.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import type { PlayChange } from './play-change.ts';

export const liveEventKinds = [
  'status',
  'clock',
  'score',
  'goal',
  'card',
  'line-up',
  'price',
  'tip',
  'prediction',
  'details',
  'play',
  'silence',
] as const;
export type LiveEventKind = (typeof liveEventKinds)[number];

/** A goal as far as it is known: a source that reports only scores names neither minute nor scorer. `side` is the side that the goal counts for. */
export interface LiveGoal {
  readonly side: 'home' | 'away';
  readonly kind: 'goal' | 'own-goal' | 'penalty-goal';
  readonly minute: number | null;
  readonly addedMinute: number | null;
  readonly playerName: string | null;
  readonly shirtNumber: number | null;
}

export interface LiveCard {
  readonly side: 'home' | 'away';
  readonly kind: 'yellow-card' | 'second-yellow-card' | 'red-card';
  readonly minute: number;
  readonly addedMinute: number | null;
  readonly playerName: string | null;
  readonly shirtNumber: number | null;
}

/** The state of a tip on the match: its sequence number in the ledger, and its outcome, null while it is open. */
export interface LiveTip {
  readonly sequence: number;
  readonly outcome: BetOutcome | 'withdrawn' | null;
}

/** The prediction of a match that is on record, by its outcome; null while it is open. */
export interface LivePrediction {
  readonly outcome: PredictionOutcome | null;
}

/** A single change in a match, with the whole new value, so that applying the same event twice does no harm. */
export type LiveEvent =
  /** `forecast` is the one from before the kick-off; null before the kick-off, and when there was none. */
  | {
      readonly kind: 'status';
      readonly status: MatchStatus;
      readonly period: MatchPeriod | null;
      readonly kickoffUtc: string;
      readonly forecast: ForecastOfMatch | null;
    }
  /** The minute as its source reported it at `at`; null when the source counts none. */
  | {
      readonly kind: 'clock';
      readonly period: MatchPeriod | null;
      readonly minute: number | null;
      readonly addedMinute: number | null;
      readonly at: string;
    }
  /** The score of play, and the goals of a shoot-out. */
  | { readonly kind: 'score'; readonly score: Goals | null; readonly penalties: Goals | null }
  /**
   * The `number`th goal of the match, from 1, and the score after it. A goal that was taken back leaves the list, and its score is the one
   * without it; the later goals follow with their new numbers and scores where these differ.
   */
  | {
      readonly kind: 'goal';
      readonly number: number;
      readonly goal: LiveGoal;
      readonly score: Goals;
      readonly change: 'scored' | 'revised' | 'taken-back';
    }
  /** `reds` are the numbers of players that each side has lost by now. A card that was corrected is taken back and shown anew. */
  | { readonly kind: 'card'; readonly card: LiveCard; readonly reds: Goals; readonly change: 'shown' | 'taken-back' }
  | { readonly kind: 'line-up' }
  /** The best prices of any bookmaker for home, draw and away. */
  | { readonly kind: 'price'; readonly odds: readonly [number | null, number | null, number | null] }
  | ({ readonly kind: 'tip' } & LiveTip)
  /** The prediction was recorded, settled, or settled anew. */
  | ({ readonly kind: 'prediction' } & LivePrediction)
  /** Statistics, a substitution, or any other change that only the page of the match shows. */
  | { readonly kind: 'details' }
  /** The source of the match has reported nothing for longer than usual, last at `since`; null once it reports again. */
  | { readonly kind: 'silence'; readonly since: string | null }
  /** Any change in a match of a two-sided sport: its score, its status, its prices. `score` is that of the whole match: sets won, points. */
  | {
      readonly kind: 'play';
      readonly sport: TwoSidedSport;
      readonly status: MatchStatus;
      readonly change: PlayChange;
      readonly score: Goals | null;
    };

/** The forecast of a match from before its kick-off, from which its chances during play are computed. */
export interface ForecastOfMatch extends ScoreParameters {
  /** The part of the goals that fall before the break. */
  readonly halfTimeShare: number;
}

/** A match in the state after its last live events. */
export interface LiveState {
  readonly status: MatchStatus;
  readonly kickoffUtc: string;
  readonly period: MatchPeriod | null;
  readonly minute: number | null;
  readonly addedMinute: number | null;
  readonly forecast: ForecastOfMatch | null;
  readonly score: Goals | null;
  readonly penalties: Goals | null;
  /** In their order; as many as the score counts. */
  readonly goals: readonly LiveGoal[];
  readonly cards: readonly LiveCard[];
  readonly odds: readonly [number | null, number | null, number | null];
  readonly tips: readonly LiveTip[];
  /** Null when none is on record. */
  readonly prediction: LivePrediction | null;
  /** Versions that change with the line-up and with the details. */
  readonly lineUpVersion: string | null;
  readonly detailsVersion: string | null;
  /** The time of the source's last report on a live match, when it is longer ago than usual; absent from states of earlier builds. */
  readonly silentSince?: string | null;
}
