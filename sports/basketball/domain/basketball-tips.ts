import type { Side } from '#domain/sports/pair.ts';
import { createFairPriceTips } from '#sports/shared/domain/fair-price-tips.ts';
import { nameOfSide, recordFact, type WeighedFact } from '#sports/shared/domain/side-reasons.ts';
import { basketballMarkets } from './basketball-markets.ts';
import type { BasketballFactors } from './forecast/basketball-factors.ts';

/** The rule of tips on basketball, by fair prices. */
export const basketballTips = createFairPriceTips<'basketball'>({
  markets: Object.keys(basketballMarkets) as (keyof typeof basketballMarkets)[],
  backedSide: ({ selection }) => (selection === 'home' ? 0 : selection === 'away' ? 1 : undefined),
  factsOf: (factors) => [factsOf(factors, 0), factsOf(factors, 1)],
});

function factsOf({ clubs }: BasketballFactors, side: Side): WeighedFact[] {
  const { lastTen, restDays } = clubs[side];
  const isTired = restDays === 1;
  return [
    ...recordFact('last-ten', side, lastTen),
    ...(isTired ? [{ fact: { code: 'back-to-back', side: nameOfSide(side) }, isGood: false } as const] : []),
  ];
}
