import type { Goals } from '#domain/match/match-score.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';
import { type MarketName, marketByName } from './market-names.ts';

/** Which selections of a line a score made winners, at least by half, in the order of its prices; none while nothing settles them. */
export function wonSelections(market: MarketName, line: number, settledBy: Goals | undefined): boolean[] {
  if (settledBy === undefined) return [];
  return betsOfLine(marketByName[market], line).map((bet) => {
    const outcome = settleBet(bet, settledBy);
    return outcome === 'won' || outcome === 'half-won';
  });
}
