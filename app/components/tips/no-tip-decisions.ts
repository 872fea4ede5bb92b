import type { PricedForecast } from '#data/queries/forecast/get-priced-forecast.ts';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import { withoutThis } from '#domain/tip/choose-tips.ts';

/** The decision against a tip in a market, with the offer that came nearest to one. */
export type NoTipDecision = Extract<PricedForecast['decisions'][number], { kind: 'no-tip' }>;

/** Returns the tips with withdrawn ones after those that count. */
export function standingTipsFirst(tips: readonly MatchTip[]): MatchTip[] {
  return [...tips.filter(({ withdrawal }) => withdrawal === null), ...tips.filter(({ withdrawal }) => withdrawal !== null)];
}

/** Returns the decisions against a tip in the markets that have none, the nearest to a tip first. */
export function noTipsOf(forecast: Pick<PricedForecast, 'decisions'> | undefined, tips: readonly MatchTip[]): NoTipDecision[] {
  const standing = tips.filter(({ withdrawal }) => withdrawal === null).map(({ market }) => market);
  const isOfFamily = (market: Bet['market']) => (other: Bet['market']) => betMarkets[other].family === betMarkets[market].family;
  return (forecast?.decisions ?? [])
    .filter(({ market }) => !standing.includes(market))
    .flatMap((decision): NoTipDecision[] => {
      if (decision.kind === 'no-tip') return [decision];
      if (standing.some(isOfFamily(decision.market))) return [withoutThis(decision, 'other-tip-chosen')];
      return tips.some(({ market }) => isOfFamily(decision.market)(market)) ? [] : [withoutThis(decision, 'since-decided')];
    })
    .sort((first, second) => nearness(second) - nearness(first));
}

/**
 * Returns the value of the nearest offer, by which decisions are ordered; minus infinity without one, and for one whose value is too good
 * to be believed, which is no near miss.
 */
function nearness({ reason, nearest }: NoTipDecision): number {
  return nearest === undefined || reason === 'too-good' ? Number.NEGATIVE_INFINITY : nearest.expectedValue;
}

/**
 * Returns the message key of the sentence above the decisions; undefined when none fits. `noTip.lead` says that no market pays more than its chances
 * warrant, so it is returned only when that is true of every shown price, including those of markets in which we look for no tips.
 *
 * @param paysMore true when any price that is shown pays more than its chances warrant
 */
export function leadOfNoTips(noTips: readonly NoTipDecision[], paysMore: boolean): 'noTip.lead' | 'noTip.leadTooSmall' | undefined {
  if (noTips[0]?.reason === 'value-too-small') return 'noTip.leadTooSmall';
  const nobodyPaysMore = !paysMore && noTips.every(({ nearest }) => nearest === undefined || nearest.expectedValue < 0);
  return noTips[0]?.reason === 'price-below-fair' && nobodyPaysMore ? 'noTip.lead' : undefined;
}
