import type { Bet } from './bet.ts';
import { type Market, markets } from './markets/markets.ts';

/**
 * Returns the bets that one line of a market offers, in the order in which a quote holds their prices.
 *
 * @param line in the market's unit: goals for total-goals, the home side's handicap for asian-handicap, else 0
 */
export function betsOfLine(market: Market, line: number): Bet[] {
  return markets[market].selections.map((selection) => ({ market, line, selection }) as Bet);
}
