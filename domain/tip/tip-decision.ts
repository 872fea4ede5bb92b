import type { ForecastGrids } from '#domain/forecast/bet-chances.ts';
import type { Reliability } from '#domain/forecast/forecast.ts';
import type { Bet } from '#domain/odds/bet.ts';

/** A price at which a bet could be had from a bookmaker; a bet of football where no other is named. */
export interface Offer<AnyBet = Bet> {
  readonly bet: AnyBet;
  readonly decimalOdds: number;
  /** The bookmaker's slug. */
  readonly bookmaker: string;
  readonly quotedAt: Date;
  /** The best price of another bookmaker for the same event at that time; absent where it is not known. */
  readonly nextBestOdds?: number;
}

/** Both forecasts of a match as grids, and their reliability. */
export interface TipForecast {
  readonly model: ForecastGrids;
  /** The forecast with prices; undefined where nobody quotes a market from which it can be made. */
  readonly blended: ForecastGrids | undefined;
  readonly reliability: Reliability;
}

/** A market in which tips are looked for. */
export type TippedMarket = Exclude<Bet['market'], 'correct-score'>;

/** The decision about one market of a match. */
export type TipDecision = ChosenTip | NoTip;

export interface ChosenTip extends Offer {
  readonly kind: 'tip';
  readonly market: TippedMarket;
  /** The probability that the tip rests on: the blended one, returned stakes left out. */
  readonly probability: number;
  readonly modelProbability: number;
  readonly blendedProbability: number;
  /** The price at which nobody would gain, by the probability that the tip rests on. */
  readonly fairOdds: number;
  /** The average profit of a stake of one unit, in units. */
  readonly expectedValue: number;
  readonly stakeUnits: number;
  /** True for the tip with the greatest value of its match. */
  readonly best: boolean;
}

/**
 * The reasons for no tip. `no-prices`: no bookmaker quotes the match. `no-sought-market`: those that do quote only markets in which no tip is looked
 * for. `no-market-forecast`: there are prices, but no forecast that has taken them in. `stale-prices`: nobody has quoted the market lately.
 * `too-little-known`: the forecast rests on too few matches. The others are about the nearest offer: `price-below-fair` loses on average,
 * `value-too-small` gains too little, `too-good` gains more than can be believed, `too-unlikely` and `price-too-short` would gain, but win too seldom
 * or pay too little, `not-takeable` would gain, but no other bookmaker's price comes near it or it was seen only once, `other-tip-chosen` satisfies the
 * rule, but another bet on the match's result, or on its goals, has the greater value, `since-decided` satisfies the rule by prices that are newer than
 * the last decision.
 */
export const noTipReasons = [
  'no-prices',
  'no-sought-market',
  'no-market-forecast',
  'stale-prices',
  'too-little-known',
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

export interface NoTip {
  readonly kind: 'no-tip';
  readonly market: TippedMarket;
  readonly reason: NoTipReason;
  /** The market's offer of the greatest value among the best that count; absent where no price could be judged. */
  readonly nearest?: NearestOffer;
}

export interface NearestOffer extends Offer {
  readonly probability: number;
  readonly fairOdds: number;
  readonly expectedValue: number;
  /** The price from which it would be a tip; absent where none would make it one. */
  readonly wantedOdds?: number;
}
