import type { Market } from '#domain/odds/market.ts';

/** The markets by what an address calls them, `?prices=goals`; the first is the one shown unasked. */
export const marketByName = {
  result: 'match-result',
  goals: 'total-goals',
  both: 'both-teams-to-score',
  handicap: 'asian-handicap',
  double: 'double-chance',
} as const satisfies Record<string, Market>;

export type MarketName = keyof typeof marketByName;

export const marketNames = Object.keys(marketByName) as MarketName[];
