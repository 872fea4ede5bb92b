import { isKnockOut } from '../../round.ts';
import { mayHold, type TableFormat, type TableStage } from '../../season-format.ts';
import { matchesAmong, pairOf } from '../pair-meetings.ts';
import type { SeasonMatch } from '../season-facts.ts';

/** A table of a stage with the clubs that are in it. */
export interface DrawnTable {
  readonly format: TableFormat;
  /** The name of a group that was drawn; null for any other table. */
  readonly group: string | null;
  /** The clubs in the order in which they enter the table. */
  readonly clubs: readonly number[];
}

/**
 * Returns the matches of a stage out of those that no earlier stage holds: of each pair as many as it meets in the stage, the earliest
 * first, and those that were broken off only when there are no others, since these may be the same matches played again. When the source
 * names the stage of no match, only this number separates the stages, since the days of two stages overlap.
 *
 * @param matches in the order of their kick-offs
 * @param beginning the first moment of the stage, when a knock-out precedes it; matches whose round the source names do not need it
 */
export function takeStageMatches(
  stage: TableStage,
  tables: readonly DrawnTable[],
  matches: readonly SeasonMatch[],
  beginning: Date | undefined,
): SeasonMatch[] {
  const candidates = matches.filter(
    (match) => mayBeOf(stage, match) && (match.reportedStage === stage.id || hasBegun(match, beginning) || isNamed(match)),
  );
  const inOrder = [...candidates.filter(({ isAbandoned }) => isAbandoned !== true), ...candidates.filter(({ isAbandoned }) => isAbandoned)];
  return [...tables.flatMap((table) => byPairs(table, inOrder)), ...byClubs(tables, inOrder)];
}

function hasBegun({ kickoffUtc }: SeasonMatch, beginning: Date | undefined): boolean {
  return beginning === undefined || kickoffUtc >= beginning;
}

/** Returns true when the source names a match's stage, or a round other than a knock-out: such a match may be before the stage's `beginning`. */
function isNamed({ round, reportedStage }: SeasonMatch): boolean {
  return reportedStage !== undefined || (round !== undefined && round !== null && !isKnockOut(round));
}

/** Returns true when neither the stage nor the round that the source names for a match contradicts the stage. */
export function mayBeOf(stage: TableStage, { round, reportedStage }: SeasonMatch): boolean {
  if (reportedStage !== undefined) return reportedStage === stage.id;
  return round === undefined || round === null || mayHold(stage, round);
}

function byPairs({ format, clubs }: DrawnTable, candidates: readonly SeasonMatch[]): SeasonMatch[] {
  const { meetings } = format;
  if (meetings === undefined) return [];
  return [...Map.groupBy(matchesAmong(clubs, candidates), pairOf).values()].flatMap((pair) => pair.slice(0, meetings));
}

/** Returns the matches in which neither club has had all of its matches, including those against clubs of other groups. */
function byClubs(tables: readonly DrawnTable[], candidates: readonly SeasonMatch[]): SeasonMatch[] {
  const left = new Map<number, number>();
  for (const { format, clubs } of tables) {
    if (format.meetings === undefined) for (const club of clubs) left.set(club, format.matchesPerClub ?? Number.POSITIVE_INFINITY);
  }
  return candidates.filter(({ homeId, awayId }) => {
    const [home = 0, away = 0] = [left.get(homeId), left.get(awayId)];
    if (home <= 0 || away <= 0) return false;
    left.set(homeId, home - 1).set(awayId, away - 1);
    return true;
  });
}
