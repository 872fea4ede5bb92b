/** A pair of clubs of one matchday, as places in the list of clubs. */
export interface Pairing {
  readonly home: number;
  readonly away: number;
}

/** Max number of matchdays that fit between two summers. */
const maxMatchdays = 46;

/** Returns the number of matchdays that a league of so many clubs plays: small leagues meet three or four times, large ones stop early. */
export function matchdayCount(clubs: number): number {
  const meetings = clubs <= 12 ? 4 : clubs <= 14 ? 3 : 2;
  return Math.min(maxMatchdays, singleRound(clubs) * meetings);
}

/** Returns the number of matchdays after which every two clubs have met once. */
export function singleRound(clubs: number): number {
  return clubs % 2 === 0 ? clubs - 1 : clubs;
}

/**
 * Returns the matchdays of a league by the circle method: one club keeps its seat, the others move one seat a matchday. In every second
 * round home and away are exchanged, so that after two rounds each pair has met once at either ground.
 */
export function leagueMatchdays(clubs: number, count = matchdayCount(clubs)): Pairing[][] {
  if (clubs < 2) return [];
  const seats = clubs + (clubs % 2);
  const single = singleRound(clubs);
  return Array.from({ length: count }, (_, matchday) => {
    const turn = matchday % single;
    const reversed = Math.floor(matchday / single) % 2 === 1;
    const pairings: Pairing[] = [];
    for (let table = 0; table < seats / 2; table += 1) {
      const first = table === 0 ? single : (turn + table) % single;
      const second = (turn - table + single) % single;
      if (first >= clubs || second >= clubs) continue;
      // The ground of the club that keeps its seat alternates by matchday, the others' by table, so that no club plays away for long.
      const firstAtHome = (table === 0 ? turn % 2 === 0 : table % 2 === 0) !== reversed;
      pairings.push(firstAtHome ? { home: first, away: second } : { home: second, away: first });
    }
    return pairings;
  });
}
