import { betsOfLine } from './bets-of-line.ts';
import type { QuotedBet } from './chance-by-odds.ts';
import { type Market, markets } from './markets/markets.ts';

/** Returns a bet of football as the quotes of its line hold it. */
export function quotedBetOf(market: Market, line: number, selection: string): QuotedBet<Market> {
  const at = betsOfLine(market, line).findIndex((bet) => bet.selection === selection);
  return { market, line, at, winners: markets[market].winners };
}
