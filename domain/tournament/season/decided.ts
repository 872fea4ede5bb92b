import { isTableStage, type SeasonFormat } from '../season-format.ts';
import { type PlaceRange, placeRanges } from './place-ranges.ts';
import { placesOnward } from './places-onward.ts';
import type { SeasonFacts } from './season-facts.ts';
import { seasonTables } from './season-tables.ts';
import { bestOfPlaces } from './stages/best-of-places.ts';
import type { StageTable } from './stages/stage-table.ts';

/** The certain outcomes of a club in one table, for all possible results of the remaining matches; outcomes that are not certain are left open. */
export interface DecidedClub extends PlaceRange {
  readonly stage: string;
  readonly table: string;
  readonly group: string | null;
  /** The kind of the zone in which it ends, such as relegation; null while that is open, and for places without one. */
  readonly zone: string | null;
  /** The table or knock-out that it goes on to; `out` when its places lead to no later stage; null while that is open. */
  readonly goesTo: string | null;
  /** True when it has won a season whose title this table decides on. */
  readonly isChampion: boolean;
}

/**
 * Returns the certain outcomes in the tables of a season. Matches that are being played count as open. A table that adds up stages is left
 * out until all of them are over, and so is one whose clubs and points depend on a table that is not over, even if it has begun.
 */
export function decidedClubs(format: SeasonFormat, facts: SeasonFacts): DecidedClub[] {
  const matches = facts.matches.map((match) => (match.isLive === true ? { ...match, goals: null } : match));
  return decidedInTables(format, seasonTables(format, { ...facts, matches }).tables, facts);
}

/** Returns the certain outcomes in tables that are drawn up already, without matches that are being played. */
export function decidedInTables(
  format: SeasonFormat,
  tables: readonly StageTable[],
  facts: Pick<SeasonFacts, 'settledTies'>,
): DecidedClub[] {
  return tables.flatMap((table) => {
    if (table.left === null || !isDrawnUpForGood(format, table, tables)) return [];
    return placeRanges(rowsOf(table, facts), table.left, table.pointsForWin).map((range) => ({
      ...range,
      stage: table.stage,
      table: table.table,
      group: table.group,
      zone: zoneOf(table, range),
      goesTo: goesTo(format, table, range, tables),
      isChampion: range.worst === 1 && decidesTitle(format, table),
    }));
  });
}

/** Returns true when the clubs of a table depend on no places that may still change. */
function isDrawnUpForGood(format: SeasonFormat, { stage, table }: StageTable, tables: readonly StageTable[]): boolean {
  const participants = format.stages
    .filter(isTableStage)
    .find(({ id }) => id === stage)
    ?.tables.find(({ id }) => id === table)?.participants;
  if (participants?.from !== 'places') return true;
  return tables.filter((other) => other.stage === participants.stage).every(({ isComplete }) => isComplete);
}

/** Returns the rows; clubs level on points that an extra match may have to separate stay level until it is settled. */
function rowsOf({ rows, order }: StageTable, { settledTies = [] }: Pick<SeasonFacts, 'settledTies'>) {
  const isFirstRule = order[1] === 'extra-match' && order.length > 2;
  if (!isFirstRule) return rows;
  const settled = new Set(settledTies.map(({ teamId }) => teamId));
  const open = (teamId: number, points: number) =>
    rows.filter((row) => row.points === points && row.teamId !== teamId && !settled.has(row.teamId)).map((row) => row.teamId);
  return rows.map((row) => ({ ...row, levelWith: open(row.teamId, row.points) }));
}

function zoneOf({ zones }: StageTable, { best, worst }: PlaceRange): string | null {
  const kindOf = (place: number) => zones.find(({ from, to }) => from <= place && place <= to)?.kind ?? null;
  const kinds = new Set(placesOf({ best, worst }).map(kindOf));
  return kinds.size === 1 ? ([...kinds][0] ?? null) : null;
}

function goesTo(format: SeasonFormat, table: StageTable, range: PlaceRange, tables: readonly StageTable[]): string | null {
  const next = placesOnward(format, table);
  if (next.length === 0) return null;
  const tableOf = (place: number): string | null => {
    const found = next.find(({ participants }) => participants.places.includes(place));
    if (found?.participants.best === undefined) return found?.id ?? 'out';
    const { through, out } = bestOfPlaces(found.participants, tables);
    if (through.includes(range.teamId)) return found.id;
    return out.includes(range.teamId) ? 'out' : null;
  };
  const ids = new Set(placesOf(range).map(tableOf));
  return ids.size === 1 ? ([...ids][0] ?? null) : null;
}

/**
 * Returns true for the only table of a season's last stage that leads to no further stage, or for its upper part. When stages are added up,
 * each stage has its own winner or they play for the title, and the sum decides other things.
 */
function decidesTitle(format: SeasonFormat, table: StageTable): boolean {
  if (format.stages.some(({ kind }) => kind === 'total')) return false;
  const index = format.stages.findIndex(({ id }) => id === table.stage);
  const stage = format.stages[index];
  const hasOthers = format.stages.slice(index + 1).some((later) => isTableStage(later) && later.within === undefined);
  if (stage === undefined || hasOthers || placesOnward(format, table).some(({ places }) => places.includes(1))) return false;
  if (stage.kind === 'league') return true;
  return stage.kind === 'split' && table.rows.some(({ place }) => place === 1) && isUpperPart(format, table);
}

function isUpperPart(format: SeasonFormat, { stage, table }: StageTable): boolean {
  const part = format.stages
    .filter(isTableStage)
    .find(({ id }) => id === stage)
    ?.tables.find(({ id }) => id === table);
  return part?.participants.from === 'places' && part.participants.places.includes(1);
}

function placesOf({ best, worst }: Pick<PlaceRange, 'best' | 'worst'>): number[] {
  return Array.from({ length: worst - best + 1 }, (_, index) => best + index);
}
