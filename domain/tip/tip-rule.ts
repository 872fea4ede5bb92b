import { greatestPriceAgeHours } from '#domain/odds/counted-prices.ts';
import type { Judgement } from './sport-tips.ts';
import type { NoTipReason } from './tip-decision.ts';

/**
 * The rule by which an offer becomes a tip. In football the value is measured by the blended forecast, since the bookmakers together know
 * things that results do not show, and at the next-best price: the best of many prices is often a mistake, so that picking the highest of
 * several picks errors. Measured at the next-best price, the forecast value matched the actual one
 * (docs/decisions/0110-tips-at-the-next-best-price.md). The model's own probability is recorded beside it.
 */
export const tipRule = {
  /** Min average gain of a stake of one unit at the next-best price that could be taken, in units. */
  leastValue: 0.01,
  /** Max value, in units: above it the price is more likely wrong, or based on news that we lack, than the stake well placed. */
  greatestValue: 0.15,
  /** Min probability of winning, returned stakes left out. Draws, whose chances are the least reliable of ours, seldom reach it. */
  leastProbability: 0.35,
  /** Min decimal price: below it a handful of losers undoes a year of winners. */
  leastOdds: 1.2,
  /** Max part by which a price may exceed the second-best named bookmaker's of the same event. */
  greatestLeadOverSecond: 0.04,
  /** Max age of a price when the tip is chosen, in hours: the same as for every price that counts. */
  greatestPriceAgeHours,
  /** Min bookmakers whose average is used as the fair price when the sharpest does not quote. */
  fewestBookmakers: 3,
  /** The stake on every tip, in units: always the same, so that no figure of the record depends on our confidence. */
  stakeUnits: 1,
} as const;

/** The bookmaker whose prices move first and furthest towards the results. */
export const sharpBookmaker = 'pinnacle';

/** Hours before kick-off from which the prices of a match are included in its forecast and tips are chosen. */
export const tipReachHours = 4 * 24;

/**
 * Returns the rule's objection to an offer; undefined when it is worth a tip.
 *
 * @param nextBestValue the expected value at the next-best price; the offer's own when no other is known
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
