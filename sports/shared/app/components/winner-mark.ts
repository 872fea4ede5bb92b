import type { PriceMark } from '#app/components/prices/price-mark.ts';
import type { TwoSidedListedMatch } from '#data/queries/two-sided/two-sided-match-list.ts';
import type { Side } from '#domain/sports/pair.ts';

/** Returns our mark of a bet that a side wins: a tip takes precedence over the prediction. */
export function winnerMark({ prediction }: Pick<TwoSidedListedMatch, 'prediction'>, side: Side, isTipped: boolean): PriceMark | undefined {
  if (isTipped) return 'tip';
  return prediction?.result === (side === 0 ? 'home' : 'away') ? 'predicted' : undefined;
}
