import { type AddressOf, address } from '#app/addresses/address.ts';
import { choice, count, daysAhead, flag, id, oneOf, text } from '#app/addresses/parameter.ts';
import { comparedMarkets } from '#domain/odds/compared-markets.ts';
import { markets } from '#domain/odds/markets/markets.ts';
import { type MarketName, marketNames } from '../../components/market-names.ts';

/** The orders of the grid, the default first; the selections of a market by their place in it. */
export const oddsSorts = ['league', 'time', 'first', 'second', 'third', 'margin', 'above-average'] as const;
export type OddsSort = (typeof oddsSorts)[number];

const maxPages = 99;

/** The odds of a day's matches, side by side. */
export const oddsAddress = address('/odds', {
  day: daysAhead,
  market: choice(marketNames as [MarketName, ...MarketName[]]),
  /** The selection whose prices at every bookmaker are shown, rather than the best price of each. */
  selection: oneOf([...new Set(comparedMarkets.flatMap(({ market }) => markets[market].selections as readonly string[]))]),
  /** A country by its slug. */
  country: text(/^[a-z]+(-[a-z]+){0,5}$/),
  /** A competition by its number. */
  league: id(),
  sort: choice(oddsSorts),
  /** True to reverse the column's usual order. */
  reversed: flag(),
  page: count(maxPages),
});

export type OddsAddress = AddressOf<typeof oddsAddress>;
