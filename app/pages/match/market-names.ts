import { markets } from '#domain/odds/markets/markets.ts';

/** The markets that are shown by their prices, in the order of their tabs; the first is the one shown unasked. */
const shown = ['match-result', 'total-goals', 'both-teams-to-score', 'asian-handicap', 'double-chance'] as const;

type NameOf<Shown extends (typeof shown)[number]> = NonNullable<(typeof markets)[Shown]['addressName']>;

export type MarketName = NameOf<(typeof shown)[number]>;

/** The shown markets by what an address calls them, `?prices=goals`. */
export const marketByName = Object.fromEntries(shown.map((market) => [markets[market].addressName, market])) as {
  readonly [Shown in (typeof shown)[number] as NameOf<Shown>]: Shown;
};

export const marketNames = Object.keys(marketByName) as MarketName[];
