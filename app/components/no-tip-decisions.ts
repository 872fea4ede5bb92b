import type { MatchForecast, StoredDecision } from '#data/queries/forecast/get-match-forecast.ts';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';

/** The decision against a tip in a market, with the offer that came nearest to one. */
export type NoTipDecision = Extract<StoredDecision, { kind: 'no-tip' }>;
type StoredTip = Extract<StoredDecision, { kind: 'tip' }>;

/** Withdrawn tips stand behind those that count. */
export function standingTipsFirst(tips: readonly MatchTip[]): MatchTip[] {
  return [...tips.filter(({ withdrawal }) => withdrawal === null), ...tips.filter(({ withdrawal }) => withdrawal !== null)];
}

/** Lists why there is no tip in the markets that have none, the nearest to one first. */
export function noTipsOf(forecast: Pick<MatchForecast, 'decisions'> | undefined, tips: readonly MatchTip[]): NoTipDecision[] {
  const standing = tips.filter(({ withdrawal }) => withdrawal === null).map(({ market }) => market);
  return (forecast?.decisions ?? [])
    .filter(({ market }) => !standing.includes(market))
    .flatMap((decision): NoTipDecision[] => {
      if (decision.kind === 'no-tip') return [decision];
      return standing.some((market) => betMarkets[market].family === betMarkets[decision.market].family) ? [yieldedBy(decision)] : [];
    })
    .sort((first, second) => nearness(second) - nearness(first));
}

/** Says of a bet that would be a tip by now that another one on the same outcome is on record already. */
function yieldedBy({ market, bet, decimalOdds, bookmaker, quotedAt, probability, fairOdds, expectedValue }: StoredTip): NoTipDecision {
  const nearest = { bet, decimalOdds, bookmaker, quotedAt, probability, fairOdds, expectedValue };
  return { kind: 'no-tip', market, reason: 'other-tip-chosen', nearest };
}

/** An offer whose value is past belief is no near miss. */
function nearness({ reason, nearest }: NoTipDecision): number {
  return nearest === undefined || reason === 'too-good' ? Number.NEGATIVE_INFINITY : nearest.expectedValue;
}

/** Returns what introduces the nearest market. That no market pays more than its chances warrant is said only where none does. */
export function leadOfNoTips(noTips: readonly NoTipDecision[]): 'noTip.lead' | 'noTip.leadTooSmall' | undefined {
  if (noTips[0]?.reason === 'value-too-small') return 'noTip.leadTooSmall';
  const nobodyPaysMore = noTips.every(({ nearest }) => nearest === undefined || nearest.expectedValue < 0);
  return noTips[0]?.reason === 'price-below-fair' && nobodyPaysMore ? 'noTip.lead' : undefined;
}
