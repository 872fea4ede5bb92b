import type { AlertKind } from '#domain/alert/alert-settings.ts';
import type { PlayChange, SentPlay } from '#domain/live/play-change.ts';
import type { Patience } from '#domain/match/overdue.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import type { QuotedMarket } from '#domain/odds/quoted-market.ts';
import type { SportTips } from '#domain/tip/sport-tips.ts';
import type { Pair } from './pair.ts';
import type { Sport } from './sport.ts';
import type { SportModel } from './sport-model.ts';
import type { BetOf, FactsOf, MarketOf, PlayOf, ReasonOf } from './sport-types.ts';
import type { SportWalk } from './sport-walk.ts';
import type { StoredScore } from './stored-score.ts';

/** The rules for the changes of a match that is being played which are sent to its followers. */
export interface LiveChangeRules<Name extends Sport> {
  /** Returns true while no part of the match, such as a set or quarter, is over. */
  isAtItsBeginning(play: PlayOf<Name> | undefined): boolean;
  /** Returns true in the break between the halves, in sports that have one. */
  isAtHalfTime(play: PlayOf<Name>): boolean;
  /** Returns the kind of change of a match that is being played since the last state that was sent. */
  change(before: SentPlay, after: SentPlay): Extract<PlayChange, 'set-over' | 'half-time' | 'going-on'>;
}

/** The parts of a play that no longer hold once a newer report comes, even one that leaves them out. All other parts hold until they are reported anew. */
export interface PassingParts<Part extends string> {
  /** Parts that hold only at the moment at which they are reported. */
  readonly momentary: readonly Part[];
  /** Parts that hold as long as the match is played, also beside newer parts. */
  readonly untilOver?: readonly Part[];
  /** Parts that no longer hold once another part is reported, by that other part. */
  readonly replacedBy: { readonly [Other in Part]?: readonly Part[] };
}

/** The rules by which a sport is played and bet on, as far as shared code needs them: the same interface for each sport. */
export interface SportRules<Name extends Sport> {
  /** In the order of display; no two sports share a market. */
  readonly markets: Readonly<Record<MarketOf<Name>, QuotedMarket>>;
  /** The market on who wins, by which lists show prices. */
  readonly winnerMarket: MarketOf<Name>;
  /** `clubs` in team sports, `players` in sports of single players. */
  readonly sides: 'clubs' | 'players';
  /**
   * The codes of the countries whose competitions name the visitors first: `USA`. All others name the home side first; in tennis, which has no
   * home side, the one that is stored first.
   */
  readonly visitorsFirstIn: readonly string[];
  /** True when the market on who wins has a draw. */
  readonly hasDraw: boolean;
  /**
   * The matches that two sides can play in one season: one for each day of play, as they meet on consecutive nights (`day`), one in a
   * competition (`draw`), or one at each ground, on any day (`ground`).
   */
  readonly meetings: 'day' | 'draw' | 'ground';
  /** The kinds of alerts that a follower of a match can choose, in the order in which they are offered. */
  readonly alertKinds: readonly AlertKind[];
  /** The hour, UTC, at which a day of play begins. */
  readonly dayBeginsAt: number;
  readonly patience: Patience;
  readonly model: SportModel<Name>;
  /** Returns a walk through all results, which begins without any knowledge; absent in football, whose ratings are fitted league by league. */
  createWalk?(): SportWalk<Name>;
  readonly tips: SportTips<Name, ReasonOf<Name>>;
  /**
   * True when tips by the rule are published: only when they have been shown to beat the closing price. Otherwise every match has the
   * reason `rule-not-proven`, and the rule is used only for the backtest and for the tips on record.
   */
  readonly publishesTips: boolean;
  /** The version of the arithmetic of the forecasts: changed whenever the same inputs could give different numbers. */
  readonly modelVersion: string;
  /** Returns the state or result of a stored match; null when nothing is known of it. */
  playOf(stored: StoredScore): PlayOf<Name> | null;
  /** The parts of its play that pass; absent when none do, and in football, whose score is stored in columns. */
  readonly passingParts?: PassingParts<keyof PlayOf<Name> & string>;
  /** The rules for sending changes of its play; absent in football, whose goals, cards and periods are separate events. */
  readonly liveChanges?: LiveChangeRules<Name>;
  /** Returns the score of the whole match, as a list shows it; undefined before the match, and when it is not known. */
  overallScore(play: PlayOf<Name>, facts: FactsOf<Name>): Pair<number> | undefined;
  /** Returns the outcome of a bet on a match that was played; undefined while too little is known of the score. */
  settle(bet: BetOf<Name>, play: PlayOf<Name>, facts: FactsOf<Name>): BetOutcome | undefined;
  /**
   * Returns the outcome of a bet by the current score of a match being played; undefined when that score does not indicate the end. Absent
   * in sports without such outcomes.
   */
  settleAsItStands?(bet: BetOf<Name>, play: PlayOf<Name>): BetOutcome | undefined;
  /**
   * Returns the outcome of a bet on a match that is being played, when nothing still to come can change it: `won` once it can no longer
   * lose, `lost` once it can no longer win; undefined while both can happen, and when too little is known.
   */
  settleSoFar(bet: BetOf<Name>, play: PlayOf<Name>, facts: FactsOf<Name>): BetOutcome | undefined;
}
