import type { Reliability } from '#domain/forecast/forecast.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet, BetOf, ForecastOf, MarketOf } from '#domain/sports/sport-types.ts';

/** A price that a bookmaker offers for a bet. */
export interface Offer<Bet extends AnyBet = AnyBet> {
  readonly bet: Bet;
  readonly decimalOdds: number;
  /** The bookmaker's slug. */
  readonly bookmaker: string;
  readonly quotedAt: Date;
  /** The best price of another licensed bookmaker for the same event at that time; absent when it is not known. */
  readonly nextBestOdds?: number;
}

/** The forecasts of a match by which tips are chosen. */
export interface TipForecast<Name extends Sport> {
  readonly model: ForecastOf<Name>;
  /** The forecast with prices; undefined when no bookmaker quotes a market from which it can be made. */
  readonly blended: ForecastOf<Name> | undefined;
  /** Part of the goals that fall before the break; null when it is not known, and in sports other than football. */
  readonly halfTimeShare: number | null;
  readonly reliability: Reliability;
}

/** The decision about one question: about the result of a match of football, about the whole match in the other sports. */
export type TipDecision<Name extends Sport = Sport> = ChosenTip<Name> | NoTip<Name>;

/** An offer with the chance of its bet. */
interface JudgedOffer<Name extends Sport> extends Offer<BetOf<Name>> {
  /** The probability by which it was judged, returned stakes left out. */
  readonly probability: number;
  /** The price at which neither side gains on average, by that probability. */
  readonly fairOdds: number;
  /** The average profit of a stake of one unit, in units. */
  readonly expectedValue: number;
  /** The same at the next-best price, which decides; absent when that is not known, and in decisions from before this rule. */
  readonly nextBestValue?: number;
}

export interface ChosenTip<Name extends Sport = Sport> extends JudgedOffer<Name> {
  readonly kind: 'tip';
  readonly market: MarketOf<Name>;
  readonly stakeUnits: number;
  /** True for the tip with the greatest value of its match. */
  readonly best: boolean;
}

/**
 * The reasons for no tip. `rule-not-proven`: the sport publishes none, since its rule has not been shown to beat the closing price.
 * `no-prices`: no bookmaker quotes the match. `no-sought-market`: bookmakers quote only markets in which no tip is sought.
 * `no-market-forecast`: there are prices, but no forecast that includes them. `stale-prices`: no bookmaker has quoted the market lately.
 * `too-little-known`: the forecast is based on too few matches. `no-takeable-price`: too few bookmakers quote a line to judge one of them
 * by the others. The others are about the nearest offer: `price-below-fair` loses on average, `value-too-small` gains too little at the
 * next-best price, `too-good` gains more than is credible, `too-unlikely` and `price-too-short` would gain, but win too seldom or pay too
 * little, `not-takeable` would gain, but no other bookmaker's price comes near it or it was seen only once, `other-tip-chosen` satisfies
 * the rule, but another bet of its family (on the result, on the goals) has a tip already or has the greater value, `since-decided`
 * satisfies the rule by prices that are newer than the last decision.
 */
export const noTipReasons = [
  'rule-not-proven',
  'no-prices',
  'no-sought-market',
  'no-market-forecast',
  'stale-prices',
  'too-little-known',
  'no-takeable-price',
  'price-below-fair',
  'value-too-small',
  'too-good',
  'too-unlikely',
  'price-too-short',
  'not-takeable',
  'other-tip-chosen',
  'since-decided',
] as const;
export type NoTipReason = (typeof noTipReasons)[number];

export interface NoTip<Name extends Sport = Sport> {
  readonly kind: 'no-tip';
  /** The market of the question; when the question is the whole match, that of the nearest offer, or the one on who wins. */
  readonly market: MarketOf<Name>;
  readonly reason: NoTipReason;
  /** The question's offer of the greatest value among the best that count; absent when no price could be judged. */
  readonly nearest?: NearestOffer<Name>;
}

export interface NearestOffer<Name extends Sport = Sport> extends JudgedOffer<Name> {
  /** Min price at which it would be a tip, if two bookmakers offered it; absent when no price would make it one. */
  readonly wantedOdds?: number;
}
