import type { BetOutcome } from '#domain/odds/bet.ts';
import { byMargin } from '#domain/odds/markets/market-definition.ts';
import type { Pair } from '#domain/sports/pair.ts';

/** One selection of a market. The line of the spread is the points given to the home side, for both selections; the line of the total is a sum. */
export type BasketballBet =
  | { readonly market: 'moneyline'; readonly line: 0; readonly selection: 'home' | 'away' }
  | { readonly market: 'spread'; readonly line: number; readonly selection: 'home' | 'away' }
  | { readonly market: 'total'; readonly line: number; readonly selection: 'over' | 'under' };

/**
 * Returns the outcome of a bet on a game that was played. Overtime counts in all of these markets; a line that is met gives the stake back.
 *
 * @param points at the end, home side first
 */
export function settleBasketballBet(bet: BasketballBet, [home, away]: Pair<number>): BetOutcome {
  switch (bet.market) {
    case 'moneyline':
      return byMargin(bet.selection === 'home' ? home - away : away - home);
    case 'spread':
      return byMargin(bet.selection === 'home' ? home + bet.line - away : away - home - bet.line);
    case 'total':
      return byMargin(bet.selection === 'over' ? home + away - bet.line : bet.line - home - away);
  }
}
