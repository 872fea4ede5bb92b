import { pricedMarkets } from '#domain/sports/markets-of-sports.ts';
import { sports } from '#domain/sports/sport.ts';
import { priceBandOf, priceBands } from '#domain/tip/price-band.ts';
import type { DayTip } from './day-tip.ts';
import { minChances, type TipFilter, type TipsAddress, tipFilters } from './tips.address.ts';

/** A value of a filter, and the number of tips and predictions that pass it and the other filters; undefined for a price. */
interface FilterChoice {
  readonly value: string;
  readonly count: number | undefined;
}

export type FilterChoices = Readonly<Record<TipFilter, readonly FilterChoice[]>>;

/** A tip, or a prediction as if it were one. */
export interface Filtered extends Pick<DayTip, 'sport' | 'bet' | 'probability' | 'tournamentId'> {
  /** Null when there is no price, or none was requested. */
  readonly decimalOdds: number | null;
}

const passes: Readonly<Record<TipFilter, (tip: Filtered, value: string) => boolean>> = {
  sport: ({ sport }, value) => sport === value,
  market: ({ bet }, value) => bet.market === value,
  price: ({ decimalOdds }, value) => decimalOdds !== null && priceBandOf(decimalOdds) === value,
  // As it is printed: a chance of 59.7% reads 60%.
  chance: ({ probability }, value) => Math.round(probability * 100) >= Number(value),
  competition: ({ tournamentId }, value) => tournamentId === value,
};

/** Returns the tips that pass every filter of the address, except the filter given by `except`. */
export function filterTips<Tip extends Filtered>(tips: readonly Tip[], address: TipsAddress, except?: TipFilter): Tip[] {
  const requested = tipFilters.flatMap((filter) => {
    const value = address[filter];
    return value === undefined || filter === except ? [] : [(tip: Tip) => passes[filter](tip, String(value))];
  });
  return tips.filter((tip) => requested.every((isPassed) => isPassed(tip)));
}

/** Returns for each filter the values that would leave something, and the chosen one even if it leaves nothing; for prices all values. */
export function filterChoices(tips: readonly Filtered[], address: TipsAddress): FilterChoices {
  const competitions = new Set(tips.map(({ tournamentId }) => tournamentId));
  if (address.competition !== undefined) competitions.add(address.competition);
  const choices = (filter: TipFilter, values: readonly string[]) => {
    const left = filterTips(tips, address, filter);
    return values
      .map((value) => ({ value, count: left.filter((tip) => passes[filter](tip, value)).length }))
      .filter(({ value, count }) => count > 0 || value === String(address[filter]));
  };
  return {
    sport: choices('sport', sports),
    market: choices('market', pricedMarkets),
    // Most predictions are filtered before their prices are read.
    price: priceBands.map(({ band }) => ({ value: band, count: undefined })),
    chance: choices('chance', minChances.map(String)),
    competition: choices('competition', [...competitions]),
  };
}
