import type { AlertKind } from '#domain/alert/alert-settings.ts';
import type { PlayChange, ToldPlay } from '#domain/live/play-change.ts';
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

/** The changes of a match that is being played of which its followers hear. */
export interface ToldRules<Name extends Sport> {
  /** Returns true before anything of the match is over. */
  isAtItsBeginning(play: PlayOf<Name> | undefined): boolean;
  /** Returns true in the break between its halves, where it has one. */
  isAtHalfTime(play: PlayOf<Name>): boolean;
  /** Returns what became of a match that is being played since it was last told. */
  change(before: ToldPlay, after: ToldPlay): Extract<PlayChange, 'set-over' | 'half-time' | 'going-on'>;
}

/** The parts of a play that hold no longer once something newer is told, though that leaves them out. The others stand until they are told anew. */
export interface PassingParts<Part extends string> {
  /** Those that hold at the moment at which they are told. */
  readonly momentary: readonly Part[];
  /** Those that hold as long as the match is played, beside newer parts too. */
  readonly untilOver?: readonly Part[];
  /** Those that hold no longer beside another, by that other. */
  readonly replacedBy: { readonly [Other in Part]?: readonly Part[] };
}

/** The rules by which a sport is played and bet on, as far as shared code asks for them: the same of each sport. */
export interface SportRules<Name extends Sport> {
  /** In the order of display; no two sports share a market. */
  readonly markets: Readonly<Record<MarketOf<Name>, QuotedMarket>>;
  /** The market on who wins, by which lists show prices. */
  readonly winnerMarket: MarketOf<Name>;
  /** Clubs play, or players by themselves. */
  readonly sides: 'clubs' | 'players';
  /** The side that is named first where both stand in a line; in tennis, which has no home side, the one that is stored first. */
  readonly namedFirst: 'home' | 'away';
  /** True where the market on who wins has a draw. */
  readonly hasDraw: boolean;
  /**
   * The matches that two sides play in one season: one a day of play where they meet on nights in a row (`day`), one a competition (`draw`), or one at
   * each ground, whenever it is played in the end (`ground`).
   */
  readonly meetings: 'day' | 'draw' | 'ground';
  /** Everything of which a follower of a match may be alerted, in the order in which it is offered. */
  readonly alertKinds: readonly AlertKind[];
  /** The hour, UTC, at which a day of play begins. */
  readonly dayBeginsAt: number;
  readonly patience: Patience;
  readonly model: SportModel<Name>;
  /** Begins a walk through all results that knows nothing yet; absent of football, whose ratings are fitted league by league. */
  createWalk?(): SportWalk<Name>;
  readonly tips: SportTips<Name, ReasonOf<Name>>;
  /**
   * True where tips by the rule are published: only where they have been shown to beat the closing price. Where not, every match has the reason
   * `rule-not-proven`, and the rule is there for the backtest and for the tips on record.
   */
  readonly publishesTips: boolean;
  /** The version of the arithmetic of the forecasts: changed whenever the same inputs could give other numbers. */
  readonly modelVersion: string;
  /** Returns how a stored match stands; null where nothing is known of it. */
  playOf(stored: StoredScore): PlayOf<Name> | null;
  /** The parts of its play that pass; none where it is left out, and in football, whose score stands in columns. */
  readonly passingParts?: PassingParts<keyof PlayOf<Name> & string>;
  /** The changes of its play that are told; absent of football, whose goals, cards and periods are events of their own. */
  readonly told?: ToldRules<Name>;
  /** Returns the score of the whole, as a list shows it; undefined before the match, and where it is not known. */
  overallScore(play: PlayOf<Name>, facts: FactsOf<Name>): Pair<number> | undefined;
  /** Returns the outcome of a bet on a match that was played; undefined while too little is known of it. */
  settle(bet: BetOf<Name>, play: PlayOf<Name>, facts: FactsOf<Name>): BetOutcome | undefined;
  /** Returns the outcome that the score of a match being played would give a bet; undefined where it says nothing of the end. Absent of sports that tell none. */
  settleAsItStands?(bet: BetOf<Name>, play: PlayOf<Name>): BetOutcome | undefined;
  /**
   * Returns the outcome of a bet on a match that is being played, where nothing still to come can change it: `won` once it can no longer lose,
   * `lost` once it can no longer win; undefined while both can happen, and where too little is known.
   */
  settleSoFar(bet: BetOf<Name>, play: PlayOf<Name>, facts: FactsOf<Name>): BetOutcome | undefined;
}
