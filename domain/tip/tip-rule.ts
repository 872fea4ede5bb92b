import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import { type Market, marketNames } from '#domain/odds/markets/markets.ts';

/** The markets in which a tip is looked for, in the order of display: every one that has prices. */
export const tippedMarkets: readonly Market[] = marketNames;

/**
 * The rule by which an offer becomes a tip. The value is measured by the blended forecast, since the bookmakers together know things that
 * results do not show; the model's own probability is recorded beside it.
 */
export const tipRule = {
  /** The least that a stake of one unit must bring on average, in units. */
  leastValue: 0.02,
  /** The value, in units, above which the price is more likely wrong, or based on news that we lack, than the stake well placed. */
  greatestValue: 0.15,
  /** The least probability of winning, returned stakes left out. */
  leastProbability: 0.3,
  /** The least decimal price: below it a year of winners is undone by a handful of losers. */
  leastOdds: 1.2,
  /** The least reliability of the forecast. */
  leastReliability: 3 satisfies ReliabilityLevel,
  /** The greatest age of a price when the tip is chosen, in hours. */
  greatestPriceAgeHours: 24,
  /** The stake on every tip, in units: always the same, so that no figure of the record depends on our confidence. */
  stakeUnits: 1,
} as const;
