import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { OpinionQuote } from '#domain/odds/consensus-prices.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { BetOf, FactorsOf, ForecastOf, MarketOf } from '#domain/sports/sport-types.ts';
import type { NoTipReason, Offer, TipForecast } from './tip-decision.ts';

/** A quote of one market and line, with the fields that judging by a bookmaker's prices needs. */
export interface JudgingQuote<Name extends Sport> extends OpinionQuote {
  readonly market: MarketOf<Name>;
  /** The bookmaker's slug. */
  readonly bookmaker: string;
}

/** The figures of an offer by which the rule of tips decides. */
export interface Judgement {
  /** The probability of winning, returned stakes left out. */
  readonly probability: number;
  /** The average profit of a stake of one unit, in units. */
  readonly expectedValue: number;
  /** Returns the price at which a stake of one unit gains `value` on average, in units. */
  oddsOfValue(value: number): number;
}

/** Returns the judgement of an offer, or the reason for which it cannot be judged. */
export type JudgeOffer<Name extends Sport> = (
  offer: Pick<Offer<BetOf<Name>>, 'bet' | 'decimalOdds'>,
) => Judgement | Extract<NoTipReason, 'too-little-known' | 'no-takeable-price'>;

/** The fields of a tip from which its reasons are made. */
export interface TipToReason<Name extends Sport> {
  readonly bet: BetOf<Name>;
  /** The probability by results alone. */
  readonly model: number;
  /** The probability by which the tip was chosen. */
  readonly probability: number;
  readonly blended: ForecastOf<Name>;
}

/** The part of the rule of tips that differs by sport: the markets in which tips are sought, and the judging of an offer. */
export interface SportTips<Name extends Sport, Reason = unknown> {
  /**
   * The markets in which new tips are sought, in the order of display, grouped by the questions that are decided separately: in football
   * the one on the result, in tennis and basketball one for all of a match.
   */
  readonly questions: readonly (readonly MarketOf<Name>[])[];
  /** Returns the key of the event of a bet: the same for bets that every score settles alike. */
  eventOf(bet: BetOf<Name>): string;
  /** Returns true for a bet whose event has a plainer bet: at equal prices it is not chosen. */
  isRoundabout(bet: BetOf<Name>): boolean;
  /** Returns the family of a market, whose bets depend on each other: at most one bet of a family is tipped in a match. */
  familyOf(market: MarketOf<Name>): string;
  /** Min reliability of the forecast; 1 when tips are chosen by prices alone. */
  readonly leastReliability: ReliabilityLevel;
  /**
   * Returns the judge of the offers on a match; undefined when the forecast that it needs is missing.
   *
   * @param quotes those that count, the newest of each bookmaker, market and line
   */
  judge(forecast: TipForecast<Name>, quotes: readonly JudgingQuote<Name>[]): JudgeOffer<Name> | undefined;
  /**
   * Returns the reasons of a tip, the most important first.
   *
   * @param quotes the newest of each bookmaker, market and line
   */
  reasonsOf(tip: TipToReason<Name>, factors: FactorsOf<Name>, quotes: readonly JudgingQuote<Name>[]): Reason[];
}
