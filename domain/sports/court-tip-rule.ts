import { greatestPriceAgeHours } from '#domain/odds/counted-prices.ts';

/**
 * The rule by which an offer on tennis or basketball becomes a tip. Beside the price of the match itself our ratings add nothing, so that the fair
 * chance is that of prices alone: a tip is a bookmaker's price above the one that the sharpest stands for (docs/backtest-sports.md).
 */
export const courtTipRule = {
  /** The least that a stake of one unit must bring on average, in units. */
  leastValue: 0.02,
  /** The value, in units, above which the price is more likely wrong than the stake well placed. */
  greatestValue: 0.15,
  leastProbability: 0.35,
  /** The least decimal price. */
  leastOdds: 1.2,
  /** The greatest age of a price when the tip is chosen, in hours: that of every price that counts. */
  greatestPriceAgeHours,
  /** The fewest bookmakers whose average stands for the fair price where the sharpest does not quote. */
  fewestBookmakers: 3,
  stakeUnits: 1,
} as const;

/** The bookmaker whose prices move first and furthest towards what comes. */
export const sharpBookmaker = 'pinnacle';
