import type { Goals } from '#domain/match/match-score.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';
import { type MarketName, marketByName } from '../../../components/market-names.ts';

/**
 * Returns for each selection of a line, in the order of its prices, true when the score made it a winner at least by half; empty without a score that
 * settles them.
 */
export function wonSelections(market: MarketName, line: number, settledBy: Goals | undefined): boolean[] {
  if (settledBy === undefined) return [];
  return betsOfLine(marketByName[market], line).map((bet) => {
    const outcome = settleBet(bet, settledBy);
    return outcome === 'won' || outcome === 'half-won';
  });
}
