import type { BetOf, CourtMarket } from './court-sports.ts';
import type { CourtSport } from './sport.ts';

/** One selection of a market of tennis or basketball. */
export type CourtBet = BetOf<CourtSport>;

/** The sport of each market. */
export const sportOfMarket: Readonly<Record<CourtMarket, CourtSport>> = {
  'match-winner': 'tennis',
  'set-handicap': 'tennis',
  'total-games': 'tennis',
  moneyline: 'basketball',
  spread: 'basketball',
  total: 'basketball',
};

/** The markets of these sports in the order of display. */
export const courtMarketNames = Object.keys(sportOfMarket) as readonly CourtMarket[];

/** The selections of each market in the order in which a quote holds their prices. */
const selections = {
  'match-winner': ['first', 'second'],
  'set-handicap': ['first', 'second'],
  'total-games': ['over', 'under'],
  moneyline: ['home', 'away'],
  spread: ['home', 'away'],
  total: ['over', 'under'],
} as const satisfies { readonly [Name in CourtMarket]: readonly Extract<CourtBet, { market: Name }>['selection'][] };

/**
 * Returns the two bets that one line of a market offers, in the order in which a quote holds their prices.
 *
 * @param line 0 for a market without lines
 */
export function courtBetsOfLine(market: CourtMarket, line: number): CourtBet[] {
  const isOnWinner = market === 'match-winner' || market === 'moneyline';
  return selections[market].map((selection) => ({ market, selection, ...(isOnWinner ? {} : { line }) }) as CourtBet);
}

/** The lines that are offered anywhere, in halves; a market without has one line, written 0. The shortest match of tennis has twelve games. */
const possibleLines: Readonly<Partial<Record<CourtMarket, { readonly least: number; readonly most: number }>>> = {
  'set-handicap': { least: -2.5, most: 2.5 },
  'total-games': { least: 12, most: 70 },
  spread: { least: -60, most: 60 },
  total: { least: 100, most: 350 },
};

/** Returns true for a line on which a bet of the market can be. */
export function isLineOfCourtMarket(market: CourtMarket, line: number): boolean {
  const { least, most } = possibleLines[market] ?? { least: 0, most: 0 };
  return line >= least && line <= most && Number.isInteger(line * 2);
}

/** Returns the line of a bet as quotes and tips have it: 0 for one on the winner. */
export function lineOfCourtBet(bet: CourtBet): number {
  return 'line' in bet ? bet.line : 0;
}

/** Returns the name of the event on which a bet is; no two bets of these sports are one event. */
export function courtEventOf(bet: CourtBet): string {
  return `${bet.market} ${lineOfCourtBet(bet)} ${bet.selection}`;
}
