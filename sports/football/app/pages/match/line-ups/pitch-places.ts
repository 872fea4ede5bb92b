/** A place on the pitch in percent: along from the home side's goal line to the other, across from the left of the home side to its right. */
export interface PitchPlace {
  readonly along: number;
  readonly across: number;
}

interface Placed {
  readonly line: number | null;
  readonly place: number | null;
}

const goalkeeperAlong = 4.5;
const firstLineAlong = 14;
const lastLineAlong = 43.5;
/** Distance in percent from the touchline to the outer players, by the number of players in a line: few are close together, many reach from wing to wing. */
const wings: Readonly<Record<number, number>> = { 2: 34, 3: 14 };
const widest = 12;

/** Returns the place of each of a side's players, the away side as seen from the home side; undefined when the source does not place all of them. */
export function pitchPlaces(side: 'home' | 'away', players: readonly Placed[]): PitchPlace[] | undefined {
  if (players.length === 0 || players.some(({ line, place }) => line === null || place === null)) return undefined;
  const lines = Math.max(...players.map(({ line }) => line as number));
  return players.map(({ line, place }) => {
    const inLine = players.filter((player) => player.line === line).length;
    const along = alongOf(line as number, lines);
    const across = acrossOf(place as number, inLine);
    return side === 'home' ? { along, across } : { along: 100 - along, across: 100 - across };
  });
}

function alongOf(line: number, lines: number): number {
  if (line === 1) return goalkeeperAlong;
  return lines === 2
    ? (firstLineAlong + lastLineAlong) / 2
    : firstLineAlong + ((line - 2) / (lines - 2)) * (lastLineAlong - firstLineAlong);
}

function acrossOf(place: number, inLine: number): number {
  if (inLine === 1) return 50;
  const from = wings[inLine] ?? widest;
  return from + ((place - 1) / (inLine - 1)) * (100 - 2 * from);
}
