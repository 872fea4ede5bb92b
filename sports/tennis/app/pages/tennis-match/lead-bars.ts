import type { Side } from '#domain/sports/pair.ts';

/** The lead in a set after one of its games. */
export interface LeadBar {
  /** Games by which the player named first is ahead. */
  readonly lead: number;
  readonly winner: Side;
  /** True when the server lost the game. */
  readonly isBreak: boolean;
}

/** Number of games of a set before its tie-break, in which both players serve: to win it is no break. */
const gamesBeforeTieBreak = 12;

/** Returns the lead after each game of a set. */
export function leadBars(games: readonly { readonly server: Side; readonly winner: Side }[]): LeadBar[] {
  let lead = 0;
  return games.map(({ server, winner }, index) => {
    lead += winner === 0 ? 1 : -1;
    return { lead, winner, isBreak: server !== winner && index !== gamesBeforeTieBreak };
  });
}
