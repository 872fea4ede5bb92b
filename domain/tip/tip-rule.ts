import { greatestPriceAgeHours } from '#domain/odds/counted-prices.ts';
import type { Judgement } from './sport-tips.ts';
import type { NoTipReason } from './tip-decision.ts';

/**
 * The rule by which an offer becomes a tip. In football the value is measured by the blended forecast, since the bookmakers together know things that
 * results do not show, and at the next-best price: the best of many is often a slip, and whoever picks the highest of several prices picks errors with
 * it. Measured there, what the rule promised is what came (docs/decisions/0110-tips-at-the-next-best-price.md). The model's own probability is
 * recorded beside it.
 */
export const tipRule = {
  /** The least that a stake of one unit must bring on average at the next-best price that could be taken, in units. */
  leastValue: 0.01,
  /** The value, in units, above which the price is more likely wrong, or based on news that we lack, than the stake well placed. */
  greatestValue: 0.15,
  /** The least probability of winning, returned stakes left out. Draws, of which our chances are the least trustworthy, are seldom as likely. */
  leastProbability: 0.35,
  /** The least decimal price: below it a year of winners is undone by a handful of losers. */
  leastOdds: 1.2,
  /** The part by which a price may lie above the second-best named bookmaker's of the same event. */
  greatestLeadOverSecond: 0.04,
  /** The greatest age of a price when the tip is chosen, in hours: that of every price that counts. */
  greatestPriceAgeHours,
  /** The fewest bookmakers whose average stands for the fair price where the sharpest does not quote. */
  fewestBookmakers: 3,
  /** The stake on every tip, in units: always the same, so that no figure of the record depends on our confidence. */
  stakeUnits: 1,
} as const;

/** The bookmaker whose prices move first and furthest towards what comes. */
export const sharpBookmaker = 'pinnacle';

/** The time before kick-off from which the prices of a match are taken into its forecast and tips are chosen, in hours. */
export const tipReachHours = 4 * 24;

/**
 * Returns the rule's objection to an offer; undefined where it is worth a tip.
 *
 * @param nextBestValue the expected value at the next-best price; the offer's own where no other is known
 */
export function objectionTo(
  decimalOdds: number,
  { probability, expectedValue }: Pick<Judgement, 'probability' | 'expectedValue'>,
  nextBestValue: number,
): NoTipReason | undefined {
  if (expectedValue < 0) return 'price-below-fair';
  if (nextBestValue < tipRule.leastValue) return 'value-too-small';
  if (expectedValue > tipRule.greatestValue) return 'too-good';
  if (probability < tipRule.leastProbability) return 'too-unlikely';
  if (decimalOdds < tipRule.leastOdds) return 'price-too-short';
  return undefined;
}
