import type { Side } from '#domain/sports/pair.ts';

/** A point of a tie-break. */
export interface TieBreakPoint {
  readonly winner: Side;
  /** True when it was won against the serve. */
  readonly isMini: boolean;
}

/** Returns the points of a tie-break with their servers: the first player one point, then both two each in turn. */
export function tieBreakPoints(firstServer: Side, winners: readonly Side[]): TieBreakPoint[] {
  return winners.map((winner, index) => {
    const isFirst = Math.floor((index + 1) / 2) % 2 === 0;
    const server = isFirst ? firstServer : ((1 - firstServer) as Side);
    return { winner, isMini: winner !== server };
  });
}
