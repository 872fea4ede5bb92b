import type { Market, markets } from '#domain/odds/markets/markets.ts';

type NameOf<Name extends Market> = NonNullable<(typeof markets)[Name]['addressName']>;

/** The markets shown with their prices, by their names in addresses, `?prices=goals`, in the order of their tabs; the first is the default. */
export const marketByName = {
  result: 'match-result',
  goals: 'total-goals',
  both: 'both-teams-to-score',
  handicap: 'asian-handicap',
  double: 'double-chance',
} as const satisfies { readonly [Name in Market as NameOf<Name>]: Name };

export type MarketName = keyof typeof marketByName;

export const marketNames = Object.keys(marketByName) as MarketName[];
