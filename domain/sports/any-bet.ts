import type { Bet } from '#domain/odds/bet.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import { type CourtBet, courtBetsOfLine, lineOfCourtBet, sportOfMarket } from './court-markets.ts';
import type { CourtMarket } from './court-sports.ts';
import type { Sport } from './sport.ts';

/** A bet of any sport. */
export type AnyBet = Bet | CourtBet;

/** Returns true for a bet on tennis or basketball. */
export function isCourtBet(bet: AnyBet): bet is CourtBet {
  return isCourtMarket(bet.market);
}

/** Returns true for the name of a market of tennis or basketball. */
export function isCourtMarket(name: string): name is CourtMarket {
  return Object.hasOwn(sportOfMarket, name);
}

/** Returns the sport of whose matches a bet can be. */
export function sportOfBet(bet: AnyBet): Sport {
  return isCourtBet(bet) ? sportOfMarket[bet.market] : 'football';
}

/** Returns the line of a bet as quotes have it: 0 for a bet without one. */
export function lineOfBet(bet: AnyBet): number {
  return isCourtBet(bet) ? lineOfCourtBet(bet) : bet.line;
}

/** Returns the place of a bet's selection among the prices of a quote of its line; −1 for the exact score, which nobody quotes. */
export function placeInQuote(bet: AnyBet): number {
  if (bet.market === 'correct-score') return -1;
  const offered: readonly AnyBet[] = isCourtBet(bet) ? courtBetsOfLine(bet.market, lineOfCourtBet(bet)) : betsOfLine(bet.market, bet.line);
  return offered.findIndex(({ selection }) => selection === bet.selection);
}
