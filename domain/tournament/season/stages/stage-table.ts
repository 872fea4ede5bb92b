import { isPlayed, type PlayedMatch } from '../../club-record.ts';
import type { Criterion } from '../../season-format.ts';
import type { TableZone } from '../../table-zone.ts';
import { type MatchesLeft, matchesLeft } from '../matches-left.ts';
import { type OrderingFacts, orderLevelClubs, type RankedClub } from '../order-level-clubs.ts';
import type { SeasonMatch } from '../season-facts.ts';
import { type CarriedPoints, carriedPoints } from './carried-points.ts';
import { type StageRecord, stageRecordOf } from './stage-record.ts';
import type { DrawnTable } from './take-stage-matches.ts';

/** A club's row, by the matches that count in the table, which are more than the stage's when matches were carried over. */
export interface StageRow extends StageRecord {
  readonly teamId: number;
  /** The place, counted from 1 in the first table of the stage and onwards in those that follow from places. */
  readonly place: number;
  readonly points: number;
  /** The points from the stage before; null in a table that carries nothing over. */
  readonly carried: CarriedPoints | null;
  /** The part of the points that rulings of this stage added or took. */
  readonly pointAdjustment: number;
  /** The club's record in the matches of this stage alone. */
  readonly inStage: StageRecord;
  /** The clubs from which no rule separates it. */
  readonly levelWith: readonly number[];
}

export interface StageTable {
  readonly stage: string;
  readonly table: string;
  /** The name of a group that was drawn; null for any other table. */
  readonly group: string | null;
  readonly rows: readonly StageRow[];
  /** The matches that count in it, played or awaited, with those that were carried over. */
  readonly matches: readonly SeasonMatch[];
  /** True when all matches of the table have been played. */
  readonly isComplete: boolean;
  /** The matches that are still to be played; null when they are not known. */
  readonly left: MatchesLeft | null;
  readonly pointsForWin: number;
  readonly order: readonly Criterion[];
  readonly zones: readonly TableZone[];
}

/** The points, the place and the matches that a club carries into a table; nothing in a first stage. */
export interface ClubBefore {
  readonly points: number;
  readonly place: number;
  readonly matches: readonly PlayedMatch[];
}

export interface StageTableFacts extends OrderingFacts {
  readonly before: ReadonlyMap<number, ClubBefore>;
  /** The points of rulings that count in this stage. */
  readonly adjustments: ReadonlyMap<number, number>;
  /** The place of the first row. */
  readonly firstPlace: number;
}

/** Returns the table of a stage or of one of its groups. */
export function stageTable(stage: string, drawn: DrawnTable, facts: StageTableFacts): StageTable {
  const { format, clubs, group } = drawn;
  const carried = carriedPoints(
    format.carry.points,
    clubs.map((club) => facts.before.get(club)?.points ?? 0),
  );
  const played = facts.stageMatches.filter(isPlayed);
  const ranked = clubs.map((teamId, index): RankedClub & Pick<StageRow, 'inStage' | 'carried' | 'pointAdjustment'> => {
    const before = format.carry.record ? (facts.before.get(teamId)?.matches ?? []) : [];
    const inStage = stageRecordOf(teamId, played);
    const { points, isRounded } = carried[index] as CarriedPoints;
    const pointAdjustment = facts.adjustments.get(teamId) ?? 0;
    return {
      teamId,
      inStage,
      pointAdjustment,
      carried: format.carry.points === 'none' ? null : { points, isRounded },
      record: before.length === 0 ? inStage : stageRecordOf(teamId, [...before, ...played]),
      points: points + facts.pointsForWin * inStage.won + inStage.drawn + pointAdjustment,
      isRounded,
      placeBefore: facts.before.get(teamId)?.place ?? null,
    };
  });
  const left = matchesLeft(drawn, facts.stageMatches);
  return {
    stage,
    table: format.id,
    group,
    rows: inRows(ranked, format.order, facts),
    matches: matchesOf(drawn, facts),
    isComplete: played.length > 0 && [...left.perClub.values()].every((count) => count === 0),
    left,
    pointsForWin: facts.pointsForWin,
    order: format.order,
    zones: format.zones ?? [],
  };
}

function matchesOf({ format, clubs }: DrawnTable, { before, stageMatches }: StageTableFacts): readonly SeasonMatch[] {
  const own = new Set(clubs);
  const carried = format.carry.record ? clubs.flatMap((club) => before.get(club)?.matches ?? []) : [];
  return [...new Set([...carried, ...stageMatches.filter(({ homeId, awayId }) => own.has(homeId) || own.has(awayId))])];
}

function inRows(
  ranked: readonly (RankedClub & Pick<StageRow, 'inStage' | 'carried' | 'pointAdjustment'>)[],
  order: readonly Criterion[],
  facts: StageTableFacts,
): StageRow[] {
  const rowOf = new Map(ranked.map((club) => [club.teamId, club]));
  return orderLevelClubs(ranked, order, facts)
    .flatMap((set) => set.map(({ teamId }) => ({ teamId, levelWith: set.map((club) => club.teamId).filter((club) => club !== teamId) })))
    .map(({ teamId, levelWith }, index) => {
      const { record, points, inStage, carried, pointAdjustment } = rowOf.get(teamId) as (typeof ranked)[number];
      return { teamId, place: facts.firstPlace + index, points, ...record, inStage, carried, pointAdjustment, levelWith };
    });
}
