import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CountryCatalogue } from '#data/catalogue/catalogue-schema.ts';
import { type Catalogue, loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { type Formats, formatOf, loadFormats } from '#data/catalogue/load-formats.ts';
import { loadRulings, type Rulings } from '#data/catalogue/load-rulings.ts';
import { customaryFormat } from '#domain/tournament/season/customary-format.ts';
import type { SeasonFacts } from '#domain/tournament/season/season-facts.ts';
import { type SeasonTables, seasonTables } from '#domain/tournament/season/season-tables.ts';
import type { StageRow, StageTable } from '#domain/tournament/season/stages/stage-table.ts';
import { isTableStage, type SeasonFormat } from '#domain/tournament/season-format.ts';
import { type BuildInput, buildSnapshot, factsOf } from './build-season.ts';
import { contradictionsOf } from './check-decided.ts';
import { checkRows } from './check-rows.ts';
import { chooseTable } from './choose-table.ts';
import { ClubNumbers } from './club-numbers.ts';
import { compareTable } from './compare-table.ts';
import { type OfficialSeason, type OfficialTable, OfficialTablesError, readOfficialSeason } from './official-season.ts';
import { readResultRows } from './read-result-rows.ts';
import { readResultText } from './read-result-text.ts';

/** A published table (or another check of a season) and its differences from ours; undefined where nothing of it can be checked. */
export interface CheckedTable {
  readonly file: string;
  readonly table: string;
  readonly differences: readonly string[] | undefined;
}

export interface CheckedFolder {
  readonly tables: readonly CheckedTable[];
  /** The rows of results that could not be read. */
  readonly problems: readonly string[];
  /** Statements of what was decided before the end that the end contradicts. */
  readonly contradictions: readonly string[];
}

/** Returns true for a folder of published tables: files of seasons with their tables, and the results beside them. */
export function holdsOfficialTables(folder: string): boolean {
  return (
    existsSync(join(folder, 'results')) && seasonFiles(folder).some((name) => /"tables"\s*:/.test(readFileSync(join(folder, name), 'utf8')))
  );
}

/** Compares the tables of a folder with those that the catalogue's formats make of its results. */
export function verifyOfficialTables(folder: string): CheckedFolder {
  const catalogue = loadCatalogue();
  const formats = loadFormats();
  const rulings = loadRulings();
  const seasons = seasonFiles(folder).map((name) => checkSeason(folder, name, { catalogue, formats, rulings }));
  return {
    tables: seasons.flatMap(({ tables }) => tables),
    problems: seasons.flatMap(({ problems }) => problems),
    contradictions: seasons.flatMap(({ contradictions }) => contradictions),
  };
}

function seasonFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

interface Knowledge {
  readonly catalogue: Catalogue;
  readonly formats: Formats;
  readonly rulings: Rulings;
}

function checkSeason(folder: string, name: string, { catalogue, formats, rulings }: Knowledge): CheckedFolder {
  const season = seasonOf(join(folder, name));
  if (season instanceof OfficialTablesError)
    return { tables: [{ file: name, table: 'file', differences: [season.message] }], problems: [], contradictions: [] };
  /* Of separate tournaments in one season a file may hold one alone: "Apertura 2025". */
  const seasonLabel = /\d{4}(?:-\d{2})?$/.exec(season.season)?.[0] ?? season.season;
  const competition = competitionOf(catalogue, season.tournament);
  const known = formatOf(formats, season.tournament, seasonLabel);
  if (known === undefined && competition === undefined) {
    const differences = [`no format for ${season.tournament} ${season.season}, and no such competition`];
    return { tables: season.tables.map(({ stage }) => ({ file: name, table: stage, differences })), problems: [], contradictions: [] };
  }
  const customary = (facts: Pick<SeasonFacts, 'matches' | 'groups'>) =>
    customaryFormat({ tournamentType: competition?.type ?? 'league', tieBreak: competition?.tieBreak ?? 'goal-difference' }, facts);
  const results = readResults(folder, name, seasonLabel.includes('-'));
  if (results === undefined) {
    const format = known ?? customary({ matches: [] });
    const check = (table: OfficialTable) => checkRows(table, orderOf(format, `${season.season} ${table.stage}`));
    return {
      tables: season.tables.map((table) => ({ file: name, table: table.stage, differences: check(table) })),
      problems: [],
      contradictions: [],
    };
  }
  const names = season.tables.flatMap(({ rows }) => rows.map(({ club }) => club));
  const clubs = new ClubNumbers(catalogue, season.tournament.split('.')[0] ?? '', names);
  const unformatted = { format: known ?? { stages: [] }, season, seasonLabel, matches: results.matches, clubs, rulings };
  const input = { ...unformatted, format: known ?? customary(factsOf(unformatted)) };
  return { ...compareSeason(name, input), problems: results.problems };
}

/** Returns a competition of the catalogue by its id, such as `italy.serie-b`. */
function competitionOf({ countries }: Catalogue, id: string): CountryCatalogue['tournaments'][number] | undefined {
  const [country, ...slug] = id.split('.');
  const ofCountry = countries.find((one) => one.country.slug === country)?.tournaments;
  return ofCountry?.find((tournament) => tournament.slug === slug.join('.'));
}

/** Returns the season of a file, or the error that names what is wrong with the file. */
function seasonOf(file: string): OfficialSeason | OfficialTablesError {
  try {
    return readOfficialSeason(file);
  } catch (error) {
    if (error instanceof OfficialTablesError) return error;
    throw error;
  }
}

function compareSeason(file: string, input: BuildInput): Pick<CheckedFolder, 'tables' | 'contradictions'> {
  const { season, clubs } = input;
  const facts = factsOf(input);
  const built = seasonTables(input.format, facts);
  const taken = new Set<StageTable>();
  const tables = season.tables.map(({ stage, rows }): CheckedTable => {
    const computed = chooseTable(
      `${season.season} ${stage}`,
      rows.map(({ club }) => clubs.numberOf(club)),
      built.tables,
      taken,
    );
    if (computed === undefined) return { file, table: stage, differences: ['no such table computed'] };
    taken.add(computed);
    const stageName = stage.replace(/: .*$/, '');
    // The publisher's rows count only the matches of this stage.
    const inStage = season.format?.stages.find(({ name }) => name === stageName)?.rowsCount?.startsWith('this stage') ?? false;
    return {
      file,
      table: stage,
      differences: compareTable(computed.rows, rows, clubs, { inStage, open: openClubs(season, stage, clubs) }),
    };
  });
  const snapshots = season.snapshots.map((snapshot) => checkSnapshot(file, input, snapshot));
  return {
    tables: [...tables, ...checkCarriedPoints(file, input, built), ...snapshots],
    contradictions: contradictionsOf(input.format, facts, built.tables).map((text) => `${file}, ${text}`),
  };
}

/** Compares a table of a day with the computed table of the stage played then, the parts of a split one after the other. */
function checkSnapshot(file: string, input: BuildInput, snapshot: OfficialSeason['snapshots'][number]): CheckedTable {
  const { season, clubs } = input;
  const numbers = new Set(snapshot.rows.map(({ club }) => clubs.numberOf(club)));
  const { tables } = buildSnapshot(input, snapshot);
  const stages = [...Map.groupBy(tables, ({ stage }) => stage).values()].map((parts) => parts.flatMap(({ rows }) => rows));
  const hasBegun = (rows: readonly StageRow[]) => rows.some(({ inStage }) => inStage.played > 0);
  const holdsAll = (rows: readonly StageRow[]) => rows.filter(({ teamId }) => numbers.has(teamId)).length === numbers.size;
  const computed = stages.findLast((rows) => hasBegun(rows) && holdsAll(rows));
  const comparison = { inStage: false, open: openClubs(season, undefined, clubs), isPart: true };
  const differences = computed === undefined ? ['no such table computed'] : compareTable(computed, snapshot.rows, clubs, comparison);
  return { file, table: `after ${snapshot.after}`, differences };
}

/** Returns the check of the points that clubs carried into play-offs whose results are not available. */
function checkCarriedPoints(file: string, { season, clubs }: BuildInput, { tables }: SeasonTables): CheckedTable[] {
  if (season.carriedIntoPlayoffs === undefined || season.carriedIntoPlayoffs === null) return [];
  const differences = season.carriedIntoPlayoffs.flatMap(({ club, points, roundedUp }) => {
    const teamId = clubs.numberOf(club);
    const row = tables.flatMap(({ rows }) => rows).findLast((one) => one.teamId === teamId && one.carried !== null);
    if (row?.carried?.points === points && row.carried.isRounded === roundedUp) return [];
    return [`${club}: ${row?.carried?.points ?? 'no'} points carried over, ${points} published`];
  });
  return [{ file, table: 'points carried into the play-offs', differences }];
}

/** Returns the clubs on whose rows, of one table or of any, publisher and results are known to disagree. */
function openClubs({ openDifferences, tables }: OfficialSeason, stage: string | undefined, clubs: ClubNumbers): Set<number> {
  const lines = openDifferences
    .filter((difference) => stage === undefined || stage.startsWith(difference.stage))
    .flatMap(({ rowsDiffer }) => rowsDiffer)
    .map((line) => line.replace(/^\d+ /, ''));
  const names = new Set(tables.flatMap(({ rows }) => rows.map(({ club }) => club)));
  const longest = (line: string) =>
    [...names].filter((club) => line.startsWith(`${club} `) || line === club).sort((one, other) => other.length - one.length)[0];
  return new Set(lines.flatMap((line) => longest(line) ?? []).map((club) => clubs.numberOf(club)));
}

/** Returns the order rules of the table with a name, or of the first table. */
function orderOf({ stages }: SeasonFormat, name: string) {
  const called = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const tables = stages.filter(isTableStage).flatMap((stage) => stage.tables.map((table) => ({ stage, table })));
  const named = tables.findLast(({ stage, table }) => called.includes(table.id) || called.startsWith(stage.id)) ?? tables[0];
  return named?.table.order ?? [];
}

function readResults(folder: string, name: string, overTwoYears: boolean) {
  const stem = join(folder, 'results', name.replace(/\.json$/, ''));
  if (existsSync(`${stem}.csv`)) return readResultRows(`${stem}.csv`, readFileSync(`${stem}.csv`, 'utf8'));
  if (existsSync(`${stem}.txt`)) return readResultText(`${stem}.txt`, readFileSync(`${stem}.txt`, 'utf8'), overTwoYears);
  return undefined;
}
