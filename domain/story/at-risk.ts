import type { StandingToTell, TableToTell } from './match-to-tell.ts';

/** Min simulated chance of going down for a threat: of most of a season, and of its last third. */
const threatening = { early: 0.25, late: 0.1 } as const;
/** Max simulated chance at which going down is still a question. */
const openUpTo = 0.99;
const pointsForWin = 3;

/**
 * Returns true for a club that may go down and may stay up: by the simulation that the page's table shows; without one, by its place and the
 * points that can still be reached, where these are known.
 */
export function atRisk(standing: StandingToTell, table: TableToTell | undefined): boolean {
  const { place, points, relegationChance, decided, matchesLeft } = standing;
  if (decided !== undefined) return false;
  if (relegationChance !== undefined) {
    const least = isLate(matchesLeft, table) ? threatening.late : threatening.early;
    return relegationChance >= least && relegationChance <= openUpTo;
  }
  if (table?.relegatedFrom === undefined || place < table.relegatedFrom - 1) return false;
  const { relegatedFrom, relegationLine: line } = table;
  if (line === undefined || matchesLeft === undefined) return true;
  const within = pointsForWin * matchesLeft;
  return place < relegatedFrom ? line.below + within >= points : points + within >= line.above;
}

/** Returns true in the last third of a season in which every club meets every other at home and away; false when it is not known. */
function isLate(matchesLeft: number | undefined, table: TableToTell | undefined): boolean {
  return matchesLeft !== undefined && table !== undefined && matchesLeft <= (2 * (table.clubs - 1)) / 3;
}
