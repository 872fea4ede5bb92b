import type { Queryable } from '#data/database/database.ts';
import { type ClubOutcome, clubOutcomes } from '#domain/tournament/season/club-outcomes.ts';
import { presentStage } from '#domain/tournament/season/present-stage.ts';
import { type StandingsRow, type StandingsView, standingsRows, standingsRowsOf } from '#domain/tournament/season/rows-of-view.ts';
import { seasonTables, type UncountedMatch } from '#domain/tournament/season/season-tables.ts';
import type { StageRow, StageTable } from '#domain/tournament/season/stage-table.ts';
import { type CustomaryZones, zonesOfTable } from '#domain/tournament/season/zones-of-table.ts';
import { type Carry, isTableStage, type SeasonFormat, type StageFormat } from '#domain/tournament/season-format.ts';
import { type TableZone, zonesOf } from '#domain/tournament/table-zone.ts';
import type { FormatFacts } from './get-format-facts.ts';
import { type FactsReading, getSeasonFacts } from './get-season-facts.ts';
import type { SeasonClub } from './list-season-clubs.ts';

/** A row of a table with its club; `carried` is null where nothing was carried over, and in a table of some matches only. */
export interface SeasonTableRow extends StandingsRow, Pick<StageRow, 'carried'> {
  readonly club: SeasonClub;
}

/** One table of a season: of the whole league, of a group, or of a part of a table that was split. */
export interface SeasonTable extends Pick<StageTable, 'stage' | 'table' | 'isComplete' | 'order'> {
  /** The kind of its stage. */
  readonly kind: StageFormat['kind'];
  /** True where the season has no tables of other stages. */
  readonly isOnlyStage: boolean;
  /** The name of the group; null of a whole league, and of a group whose name no source gives. */
  readonly group: string | null;
  /** True of a group or conference, beside which the stage has others. */
  readonly ofGroup: boolean;
  readonly rows: readonly SeasonTableRow[];
  /** The rule by which its clubs brought points along from the stage before; null in a first stage and in a sum of stages. */
  readonly carry: Carry | null;
  /** The zones that hold in this table in this season. */
  readonly zones: readonly TableZone[];
  /** The last place of the order of which its places are: of its own, or of the season that was split. */
  readonly lastPlace: number;
  /** True of the tables of the stage that is being played, or was played last; never of a sum of stages. */
  readonly isPresent: boolean;
}

interface TableReading extends FactsReading {
  readonly view?: StandingsView;
  /** True to draw up tables that may be wrong as well, for comparing them with those of sources. */
  readonly withUncertain?: boolean;
}

/** The tables of all stages of a season that are drawn up, and the matches that count in none, those of a cup without a round among them. */
export interface SeasonStages {
  readonly format: SeasonFormat;
  /** False where no tables are drawn up because they may be wrong; see `FormatFacts`. */
  readonly isCertain: boolean;
  readonly tables: readonly SeasonTable[];
  readonly uncounted: readonly UncountedMatch[];
  /** Returns the first kick-off of a stage; undefined of one that is not drawn up or has no matches. */
  beginsAt(stage: string): Date | undefined;
  /** Returns what is decided of the clubs in these tables; nothing of a season whose format is not known. */
  outcomes(): readonly ClubOutcome[];
}

/**
 * Returns the tables of the stage that is being played, or was played last: one, or one a group. Rounds in which the loser goes out count for
 * none, so that a cup without groups has no table at all.
 */
export async function getSeasonTables(
  database: Queryable,
  season: { readonly seasonId: number },
  reading: TableReading,
): Promise<SeasonTable[]> {
  const { tables } = await getSeasonStages(database, season, reading);
  return tables.filter(({ isPresent }) => isPresent);
}

/** Returns the tables of all stages of a season; none of a season of which it is not certain that they are right. */
export async function getSeasonStages(
  database: Queryable,
  { seasonId }: { readonly seasonId: number },
  reading: TableReading,
): Promise<SeasonStages> {
  const { season, clubs, format, facts, withoutRound } = await getSeasonFacts(database, seasonId, reading);
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

/** Returns the first kick-off of a stage among the matches that no earlier stage has, since a table may hold those that were carried over. */
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

/** Returns the zones without those of today in seasons of the past, in which other places may have led there. */
function certainOf({ isLast }: FormatFacts, customary: CustomaryZones): CustomaryZones {
  return isLast ? customary : { ...customary, zones: customary.zones.filter(({ since }) => since !== undefined) };
}

/** Returns what the clubs of a table of places brought along. */
function carryOf({ stages }: SeasonFormat, { stage, table }: StageTable): Carry | null {
  const format = stages
    .filter(isTableStage)
    .find(({ id }) => id === stage)
    ?.tables.find(({ id }) => id === table);
  return format?.participants.from === 'places' ? format.carry : null;
}
