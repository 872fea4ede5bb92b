import type { StandingToTell, TableToTell } from './match-to-tell.ts';

/** Min simulated chance of going down for a threat; from its opposite on, it is no longer a question. */
const threatening = 0.1;
const pointsForWin = 3;

/**
 * Returns true for a club that may go down and may stay up: by the simulation that the page's table shows; without one, by its place and the
 * points that can still be reached, where these are known.
 */
export function atRisk(standing: StandingToTell, table: TableToTell | undefined): boolean {
  const { place, points, relegationChance, decided, matchesLeft } = standing;
  if (decided !== undefined) return false;
  if (relegationChance !== undefined) return relegationChance >= threatening && relegationChance <= 1 - threatening / 10;
  if (table?.relegatedFrom === undefined || place < table.relegatedFrom - 1) return false;
  const { relegatedFrom, relegationLine: line } = table;
  if (line === undefined || matchesLeft === undefined) return true;
  const within = pointsForWin * matchesLeft;
  return place < relegatedFrom ? line.below + within >= points : points + within >= line.above;
}
