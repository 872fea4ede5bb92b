import type { Side } from '#domain/sports/pair.ts';
import { createFairPriceTips } from '#sports/shared/domain/fair-price-tips.ts';
import { recordFact } from '#sports/shared/domain/side-reasons.ts';
import type { TennisFactors } from './forecast/tennis-forecast.ts';
import { tennisMarkets } from './tennis-markets.ts';

/** The rule of tips on tennis, by fair prices. Reasons are the record on the surface, then the last ten matches. */
export const tennisTips = createFairPriceTips<'tennis'>({
  markets: Object.keys(tennisMarkets) as (keyof typeof tennisMarkets)[],
  backedSide: ({ selection }) => (selection === 'first' ? 0 : selection === 'second' ? 1 : undefined),
  factsOf: (factors) => [factsOf(factors, 0), factsOf(factors, 1)],
});

function factsOf({ players }: TennisFactors, side: Side) {
  const { lastTen, onSurface } = players[side];
  return [...recordFact('surface-record', side, onSurface), ...recordFact('last-ten', side, lastTen)];
}
