import type { QuotedMarket } from '#domain/odds/quoted-market.ts';
import type { BasketballBet } from './basketball-bet.ts';

/** The markets of basketball in the order of display. */
export const basketballMarkets = {
  moneyline: { selections: ['home', 'away'], winners: 1 },
  spread: { selections: ['home', 'away'], winners: 1, lines: { least: -60, most: 60, step: 0.5 } },
  total: { selections: ['over', 'under'], winners: 1, lines: { least: 100, most: 350, step: 0.5 } },
} as const satisfies {
  readonly [Market in BasketballBet['market']]: QuotedMarket<Extract<BasketballBet, { readonly market: Market }>['selection']>;
};
