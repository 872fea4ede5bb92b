import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { OpinionQuote } from '#domain/odds/consensus-prices.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { BetOf, FactorsOf, ForecastOf, MarketOf } from '#domain/sports/sport-types.ts';
import type { NoTipReason, Offer, TipForecast } from './tip-decision.ts';

/** A quote of one market and line, as far as a bookmaker's opinion needs it. */
export interface JudgingQuote<Name extends Sport> extends OpinionQuote {
  readonly market: MarketOf<Name>;
  /** The bookmaker's slug. */
  readonly bookmaker: string;
}

/** An offer as the rule of tips sees it. */
export interface Judgement {
  /** Returned stakes left out. */
  readonly probability: number;
  /** The average profit of a stake of one unit, in units. */
  readonly expectedValue: number;
  /** Returns the price at which a stake brings a value, in units, on average. */
  oddsOfValue(value: number): number;
}

/** Returns the judgement of an offer, or the reason for which it cannot be judged. */
export type JudgeOffer<Name extends Sport> = (
  offer: Pick<Offer<BetOf<Name>>, 'bet' | 'decimalOdds'>,
) => Judgement | Extract<NoTipReason, 'too-little-known' | 'no-takeable-price'>;

/** The part of a tip on which its reasons rest. */
export interface TipToReason<Name extends Sport> {
  readonly bet: BetOf<Name>;
  /** The probability by results alone. */
  readonly model: number;
  /** The probability on which the tip rests. */
  readonly probability: number;
  readonly blended: ForecastOf<Name>;
}

/** The rule of tips of a sport, as far as sports differ: where tips are looked for and what an offer is judged by. */
export interface SportTips<Name extends Sport, Reason = unknown> {
  /**
   * The markets in which new tips are looked for, in the order of display, by the questions that are decided by themselves: in football the one on the
   * result, in tennis and basketball all of a match.
   */
  readonly questions: readonly (readonly MarketOf<Name>[])[];
  /** Returns the name of the event on which a bet is: the same for bets that every score settles alike. */
  eventOf(bet: BetOf<Name>): string;
  /** Returns true for a bet whose event has a plainer name: of equal prices it is passed over. */
  isRoundabout(bet: BetOf<Name>): boolean;
  /** Returns the name of what a market depends on: of its bets at most one a match is tipped. */
  familyOf(market: MarketOf<Name>): string;
  /** The least reliability of the forecast; 1 where tips rest on prices alone. */
  readonly leastReliability: ReliabilityLevel;
  /**
   * Returns what judges the offers on a match; undefined where the forecast that it takes is missing.
   *
   * @param quotes those that count, the newest of each bookmaker, market and line
   */
  judge(forecast: TipForecast<Name>, quotes: readonly JudgingQuote<Name>[]): JudgeOffer<Name> | undefined;
  /**
   * Returns the reasons of a tip, the most telling first.
   *
   * @param quotes the newest of each bookmaker, market and line
   */
  reasonsOf(tip: TipToReason<Name>, factors: FactorsOf<Name>, quotes: readonly JudgingQuote<Name>[]): Reason[];
}
