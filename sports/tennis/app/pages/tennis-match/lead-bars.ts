import type { Side } from '#domain/sports/pair.ts';

/** The standing of a set after one of its games. */
export interface LeadBar {
  /** Games by which the player named first is ahead. */
  readonly lead: number;
  readonly winner: Side;
  /** The server lost the game. */
  readonly isBreak: boolean;
}

/** Games at which a set of a tie-break stands before it: who serves first there loses no serve. */
const gamesBeforeTieBreak = 12;

/** Returns the lead after each game of a set. */
export function leadBars(games: readonly { readonly server: Side; readonly winner: Side }[]): LeadBar[] {
  let lead = 0;
  return games.map(({ server, winner }, index) => {
    lead += winner === 0 ? 1 : -1;
    return { lead, winner, isBreak: server !== winner && index !== gamesBeforeTieBreak };
  });
}
