import { isPlayed } from '../club-record.ts';
import { pairOf } from './pair-meetings.ts';
import type { SeasonMatch } from './season-facts.ts';
import type { DrawnTable } from './stages/take-stage-matches.ts';

/** The matches that are still to be played in a table, by its format, so that a match without a date counts too. */
export interface MatchesLeft {
  readonly perClub: ReadonlyMap<number, number>;
  /** The two clubs of each match that is left; null when the pairs are not known. An opponent may be of another table. */
  readonly pairs: readonly (readonly [number, number])[] | null;
}

/**
 * Returns the matches that are left in a table, including those that are being played.
 *
 * @param matches the matches of the stage, played or awaited
 */
export function matchesLeft(table: DrawnTable, matches: readonly SeasonMatch[]): MatchesLeft {
  const ids = new Set(table.clubs);
  const own = matches.filter(({ homeId, awayId }) => ids.has(homeId) || ids.has(awayId));
  const pairs = pairsLeft(table, own);
  const counted = countByClub(table.clubs, pairs);
  const { matchesPerClub, meetings } = table.format;
  if (meetings !== undefined || matchesPerClub === undefined) return { perClub: counted, pairs };
  const over = countByClub(
    table.clubs,
    own.filter(isOver).map(({ homeId, awayId }) => [homeId, awayId] as const),
  );
  const perClub = new Map(table.clubs.map((club) => [club, Math.max(0, matchesPerClub - (over.get(club) ?? 0))]));
  return { perClub, pairs: table.clubs.every((club) => perClub.get(club) === counted.get(club)) ? pairs : null };
}

/** Returns the matches that are missing from each pair's number of meetings, or those that are awaited when pairs meet unequally often. */
function pairsLeft({ format, clubs }: DrawnTable, own: readonly SeasonMatch[]): (readonly [number, number])[] {
  const { meetings } = format;
  if (meetings === undefined) return own.filter((match) => !isOver(match)).map(({ homeId, awayId }) => [homeId, awayId]);
  const met = Map.groupBy(own.filter(isOver), pairOf);
  return clubs.flatMap((club, index) =>
    clubs.slice(index + 1).flatMap((other) => {
      const times = meetings - (met.get(pairOf({ homeId: club, awayId: other }))?.length ?? 0);
      return Array.from({ length: Math.max(0, times) }, () => [club, other] as const);
    }),
  );
}

function isOver(match: SeasonMatch): boolean {
  return match.isLive !== true && isPlayed(match);
}

function countByClub(clubs: readonly number[], pairs: readonly (readonly [number, number])[]): Map<number, number> {
  const counts = new Map(clubs.map((club) => [club, 0]));
  for (const club of pairs.flat()) if (counts.has(club)) counts.set(club, (counts.get(club) ?? 0) + 1);
  return counts;
}
