import type { Queryable } from '#data/database/database.ts';
import { type ClubOutcome, clubOutcomes } from '#domain/tournament/season/club-outcomes.ts';
import { type StandingsRow, type StandingsView, standingsRows, standingsRowsOf } from '#domain/tournament/season/rows-of-view.ts';
import { seasonTables, type UncountedMatch } from '#domain/tournament/season/season-tables.ts';
import { presentStage } from '#domain/tournament/season/stages/present-stage.ts';
import type { StageRow, StageTable } from '#domain/tournament/season/stages/stage-table.ts';
import { type CustomaryZones, zonesOfTable } from '#domain/tournament/season/zones-of-table.ts';
import { type Carry, isTableStage, type SeasonFormat, type StageFormat } from '#domain/tournament/season-format.ts';
import { type TableZone, zonesOf } from '#domain/tournament/table-zone.ts';
import type { FormatFacts } from './get-format-facts.ts';
import { type FactsReading, getSeasonFacts, readSeasonFacts, type SeasonFactsRead } from './get-season-facts.ts';
import type { SeasonClub } from './list-season-clubs.ts';

/**
 * Row of a table with its club. `carried`, what the club took over from the stage before, is null when there was nothing, and in a table of some matches
 * only (home, away, last five).
 */
export interface SeasonTableRow extends StandingsRow, Pick<StageRow, 'carried'> {
  readonly club: SeasonClub;
}

/** Table of a season: of the whole league, of a group, or of a part of a table that was split. */
export interface SeasonTable extends Pick<StageTable, 'stage' | 'table' | 'isComplete' | 'order'> {
  /** Kind of its stage. */
  readonly kind: StageFormat['kind'];
  /** True when the season has no tables of other stages. */
  readonly isOnlyStage: boolean;
  /** Name of the group; null for a whole league, and for a group whose name no source gives. */
  readonly group: string | null;
  /** True for a group or conference, which is one of several in its stage. */
  readonly ofGroup: boolean;
  readonly rows: readonly SeasonTableRow[];
  /** Rule by which its clubs carried points over from the stage before; null in a first stage and in a sum of stages. */
  readonly carry: Carry | null;
  /** Zones of this table in this season. */
  readonly zones: readonly TableZone[];
  /** Last place in the order in which its clubs are numbered: that of the group, otherwise that of the whole season, even when the table was split. */
  readonly lastPlace: number;
  /** True for the tables of the stage in progress, or of the last one played; never for a sum of stages. */
  readonly isPresent: boolean;
}

interface TableReading extends FactsReading {
  readonly view?: StandingsView;
  /** True to include tables that may be wrong, to compare them with those of sources. */
  readonly withUncertain?: boolean;
}

/** Tables of all stages of a season, and the matches that are in no table, including a cup's matches without a round. */
export interface SeasonStages {
  readonly format: SeasonFormat;
  /** False when no tables are returned because they may be wrong; see `FormatFacts`. */
  readonly isCertain: boolean;
  readonly tables: readonly SeasonTable[];
  readonly uncounted: readonly UncountedMatch[];
  /** Returns the first kick-off of a stage; undefined for a stage without a table or without matches. */
  beginsAt(stage: string): Date | undefined;
  /** Returns the decided outcomes of the clubs in these tables; empty for a season whose format is unknown. */
  outcomes(): readonly ClubOutcome[];
}

/**
 * Returns the tables of the stage in progress, or of the last one played: one, or one per group. Knock-out rounds are no stages here; a cup without groups
 * has no table at all.
 */
export async function getSeasonTables(
  database: Queryable,
  season: { readonly seasonId: number },
  reading: TableReading,
): Promise<SeasonTable[]> {
  const { tables } = await getSeasonStages(database, season, reading);
  return tables.filter(({ isPresent }) => isPresent);
}

/** Returns the tables of all stages of a season; none for a season whose tables may be wrong, unless `withUncertain` is set. */
export async function getSeasonStages(
  database: Queryable,
  { seasonId }: { readonly seasonId: number },
  reading: TableReading,
): Promise<SeasonStages> {
  return stagesOf(await getSeasonFacts(database, seasonId, reading), reading);
}

/**
 * Reads a season once and returns a function that gives its tables with only the matches counted that kicked off before a moment; it calculates
 * them when it is called.
 */
export async function getSeasonStagesBefore(
  database: Queryable,
  { seasonId }: { readonly seasonId: number },
  reading: Omit<TableReading, 'before' | 'withLive'>,
): Promise<(before: Date) => SeasonStages> {
  const factsOf = await readSeasonFacts(database, seasonId, reading);
  return (before) => stagesOf(factsOf({ ...reading, before }), reading);
}

function stagesOf({ season, clubs, format, facts, withoutRound }: SeasonFactsRead, reading: TableReading): SeasonStages {
  const isShown = season.isTableCertain || reading.withUncertain === true;
  const { tables, uncounted } = isShown ? seasonTables(format, facts) : { tables: [], uncounted: [] };
  const present = presentStage(tables.filter((table) => kindOf(format, table) !== 'total'));
  const clubById = new Map(clubs.map((club) => [club.id, club]));
  const { view = 'all' } = reading;
  const inOneOrder = tables.filter((table) => !isOfGroups(kindOf(format, table)));
  const lastPlace = Math.max(0, ...inOneOrder.flatMap(({ rows }) => rows.map(({ place }) => place)));
  const read = tables.map((table): SeasonTable => {
    const kind = kindOf(format, table);
    const carriedBy = new Map(view === 'all' ? table.rows.map(({ teamId, carried }) => [teamId, carried]) : []);
    const rows = view === 'all' ? standingsRows(table) : standingsRowsOf(table, view);
    return {
      stage: table.stage,
      table: table.table,
      kind,
      group: table.group,
      ofGroup: isOfGroups(kind),
      carry: carryOf(format, table),
      isComplete: table.isComplete,
      order: table.order,
      isOnlyStage: tables.every(({ stage }) => stage === table.stage),
      isPresent: table.stage === present,
      lastPlace: isOfGroups(kind) ? rows.length : lastPlace,
      zones: zonesOfTable(format, table, customaryZones(season, kind)),
      rows: rows.map((row) => ({ ...row, carried: carriedBy.get(row.teamId) ?? null, club: clubById.get(row.teamId) as SeasonClub })),
    };
  });
  const certainZones = (table: StageTable) => zonesOfTable(format, table, certainOf(season, customaryZones(season, kindOf(format, table))));
  return {
    format,
    isCertain: isShown,
    tables: read,
    uncounted: [...uncounted, ...withoutRound.map((match): UncountedMatch => ({ match, reason: 'no-stage' }))],
    beginsAt: (stage) => firstKickoff(stage, tables),
    outcomes: () => (season.format === null ? [] : clubOutcomes(format, facts, tables, certainZones)),
  };
}

/** Returns the first kick-off of a stage among the matches that belong to no earlier stage, since a table may include matches carried over. */
function firstKickoff(stage: string, tables: readonly StageTable[]): Date | undefined {
  const index = tables.findIndex((table) => table.stage === stage);
  const earlier = new Set(tables.slice(0, Math.max(0, index)).flatMap(({ matches }) => matches));
  const own = tables.filter((table) => table.stage === stage).flatMap(({ matches }) => matches.filter((match) => !earlier.has(match)));
  return own.map(({ kickoffUtc }) => kickoffUtc).sort((one, other) => +one - +other)[0];
}

function kindOf({ stages }: SeasonFormat, { stage }: StageTable): StageFormat['kind'] {
  return (stages.find(({ id }) => id === stage) as StageFormat).kind;
}

function isOfGroups(kind: StageFormat['kind']): boolean {
  return kind === 'groups' || kind === 'conferences';
}

function customaryZones({ zones, label, format, tournamentType }: FormatFacts, kind: StageFormat['kind']): CustomaryZones {
  return {
    zones: zonesOf(zones, label, isOfGroups(kind)),
    isKnownFormat: format !== null,
    isFormer: format?.until !== undefined,
    isCup: tournamentType === 'cup',
  };
}

/** Returns the zones; for seasons of the past without those known only for today, because other places may have led there. */
function certainOf({ isLast }: FormatFacts, customary: CustomaryZones): CustomaryZones {
  return isLast ? customary : { ...customary, zones: customary.zones.filter(({ since }) => since !== undefined) };
}

/** Returns the rule of carried points of a table whose clubs qualify by place; null for any other. */
function carryOf({ stages }: SeasonFormat, { stage, table }: StageTable): Carry | null {
  const format = stages
    .filter(isTableStage)
    .find(({ id }) => id === stage)
    ?.tables.find(({ id }) => id === table);
  return format?.participants.from === 'places' ? format.carry : null;
}
