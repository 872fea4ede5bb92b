import type { QuotedMarket } from '#domain/odds/quoted-market.ts';
import type { TennisBet } from './tennis-bet.ts';

/** The markets of tennis in the order of display. The shortest match has twelve games. */
export const tennisMarkets = {
  'match-winner': { selections: ['first', 'second'], winners: 1 },
  'set-handicap': { selections: ['first', 'second'], winners: 1, lines: { least: -2.5, most: 2.5, step: 0.5 } },
  'total-games': { selections: ['over', 'under'], winners: 1, lines: { least: 12, most: 70, step: 0.5 } },
} as const satisfies {
  readonly [Market in TennisBet['market']]: QuotedMarket<Extract<TennisBet, { readonly market: Market }>['selection']>;
};
