import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { greatestPriceAgeHours } from '#domain/odds/counted-prices.ts';
import { type Market, marketNames } from '#domain/odds/markets/markets.ts';

/** The markets of which tips may tell, in the order of display: every one that has prices. */
export const tippedMarkets: readonly Market[] = marketNames;

/**
 * The markets in which no new tip is looked for. Handicaps of named bookmakers are known since 2019 alone, too late to choose a rule by, and since
 * then those that the rule would take have not beaten the closing price (docs/decisions/0072-tips-that-could-be-taken.md).
 */
const untippedMarkets: ReadonlySet<Bet['market']> = new Set(['asian-handicap', 'correct-score']);

/** The markets in which new tips are looked for, in the order of display. */
export const soughtMarkets: readonly Market[] = tippedMarkets.filter((market) => !untippedMarkets.has(market));

/** Returns true where an offer on a bet may become a tip. */
export function isTippable({ market }: Bet): boolean {
  return !untippedMarkets.has(market);
}

/**
 * The rule by which an offer becomes a tip. The value is measured by the blended forecast, since the bookmakers together know things that
 * results do not show; the model's own probability is recorded beside it.
 */
export const tipRule = {
  /** The least that a stake of one unit must bring on average, in units. */
  leastValue: 0.02,
  /** The value, in units, above which the price is more likely wrong, or based on news that we lack, than the stake well placed. */
  greatestValue: 0.15,
  /** The least probability of winning, returned stakes left out. Draws, of which our chances are the least trustworthy, are seldom as likely. */
  leastProbability: 0.35,
  /** The least decimal price: below it a year of winners is undone by a handful of losers. */
  leastOdds: 1.2,
  /** The least reliability of the forecast. */
  leastReliability: 3 satisfies ReliabilityLevel,
  /** The part by which a price may lie above the second-best named bookmaker's of the same event. */
  greatestLeadOverSecond: 0.04,
  /** The greatest age of a price when the tip is chosen, in hours: that of every price that counts. */
  greatestPriceAgeHours,
  /** The stake on every tip, in units: always the same, so that no figure of the record depends on our confidence. */
  stakeUnits: 1,
} as const;

/** The time before kick-off from which the prices of a match are taken into its forecast and tips are chosen, in hours. */
export const tipReachHours = 4 * 24;
