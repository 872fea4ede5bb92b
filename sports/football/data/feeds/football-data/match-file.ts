import { readCsvRows } from '#data/feeds/csv/csv-rows.ts';
import { type DayFirst, dayOrderOf } from '#data/feeds/csv/day-order.ts';
import { FileRow } from '#data/feeds/csv/file-row.ts';
import type { FeedMatch, FeedProblem } from '#data/feeds/feed.ts';
import { canFallIn, parseSeasonCell, type SeasonKind, seasonOfDay, seasonOfMostDays } from '#data/feeds/season-label.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { parseMatchDay } from './cell-values.ts';
import { type FileColumns, findFileColumns } from './file-columns.ts';
import { readMatchRow } from './match-row.ts';
import { readQuotes } from './quote-cells.ts';
import type { UkMoment } from './quote-moments.ts';

/** The catalogue's facts about the competition of a file's code (`E0`, `Brazil Serie A`). */
export interface Competitions {
  readonly tournamentOf: (code: string) => string | undefined;
  /** Returns the part of the year in which a tournament's seasons are played. */
  readonly seasonKindOf: (tournamentId: string) => SeasonKind;
}

export interface MatchFile {
  readonly rows: number;
  readonly matches: readonly FeedMatch[];
  readonly problems: readonly FeedProblem[];
}

/**
 * Returns the matches of one file of any of the site's shapes: a season of a division, all seasons of an extra league, or a list of coming matches,
 * which have no scores.
 *
 * @param fetched time of the fetch, used as the time of the prices of coming matches
 */
export function readMatchFile(source: string, text: string, fetched: Date, competitions: Competitions, momentInUk: UkMoment): MatchFile {
  const table = readCsvRows(source, text);
  if ('code' in table) return { rows: 0, matches: [], problems: [table] };
  const { header } = table;
  const columns = findFileColumns(header);
  if (columns === undefined) {
    return {
      rows: 0,
      matches: [],
      problems: [{ source, row: 1, value: header.join(',').slice(0, 60), code: 'not-this-format', loses: 'file' }],
    };
  }
  const problems: FeedProblem[] = [...table.problems];
  for (const column of columns.unknown) problems.push({ source, row: 1, field: header[column], code: 'not-this-format' });

  const rows = table.rows.map((row) => new FileRow({ source, header, problems }, row));
  const dayFirst = dayOrderOf(rows.map((row) => row.text(columns.date)));
  if (dayFirst === undefined) {
    const value = rows.find((row) => row.text(columns.date) !== '')?.text(columns.date);
    problems.push({ source, field: header[columns.date], value, code: 'ambiguous-date', loses: 'file' });
    return { rows: table.rows.length, matches: [], problems };
  }
  const hasResults = columns.goals?.some((column) => rows.some((row) => row.text(column) !== '')) ?? false;
  const setting = { columns, dayFirst, fetched: hasResults ? undefined : fetched, momentInUk };
  const codeField = columns.competition.map((column) => header[column]).join(' ');
  const tournaments = tournamentsIn(rows, { columns, dayFirst }, competitions, (value, row) => {
    problems.push({ source, row: row.line, field: codeField, value, code: 'unknown-competition', loses: 'match' });
  });
  const matches = rows.flatMap((row) => {
    const code = codeOf(row, columns);
    if (code === '') return reportWithoutCode(row, columns);
    const tournament = tournaments.get(code);
    if (tournament === undefined) return [];
    const seasonOf = (day: LocalDay): string | undefined => readSeason(row, columns, day, tournament, hasResults);
    return readMatchRow(row, setting, tournament.id, seasonOf) ?? [];
  });
  return { rows: table.rows.length, matches, problems };
}

interface FileTournament {
  readonly id: string;
  readonly seasonKind: SeasonKind;
  /** The season of most of its rows. */
  readonly usualSeason: string | undefined;
}

/** Returns the competitions of a file by their codes, without those that the catalogue does not have. */
function tournamentsIn(
  rows: readonly FileRow[],
  { columns, dayFirst }: { readonly columns: FileColumns; readonly dayFirst: DayFirst },
  competitions: Competitions,
  reportUnknown: (code: string, row: FileRow) => void,
): ReadonlyMap<string, FileTournament> {
  const tournaments = new Map<string, FileTournament>();
  for (const [code, ofCode] of Map.groupBy(rows, (row) => codeOf(row, columns))) {
    if (code === '') continue;
    const id = competitions.tournamentOf(code);
    if (id === undefined) {
      for (const row of ofCode) reportUnknown(code, row);
      continue;
    }
    const seasonKind = competitions.seasonKindOf(id);
    const days = ofCode.map((row) => parseMatchDay(dayFirst(row.text(columns.date)))).filter((day) => day !== undefined);
    tournaments.set(code, { id, seasonKind, usualSeason: seasonOfMostDays(days, seasonKind) });
  }
  return tournaments;
}

function codeOf(row: FileRow, columns: FileColumns): string {
  return columns.competition
    .map((column) => row.text(column))
    .join(' ')
    .trim();
}

/** Reports a row without a competition: usually the remains of a spreadsheet, so it counts as a lost match only when it names both clubs. */
function reportWithoutCode(row: FileRow, columns: FileColumns): [] {
  const hasMatch = columns.teams.every((column) => row.text(column) !== '');
  row[hasMatch ? 'refuse' : 'report']('missing-value', columns.competition[0] as number);
  readQuotes(row, columns.prices, undefined);
  return [];
}

/** Returns the season of a row: from its own column, else that of the file, else, in a list of coming matches, that of its day. */
function readSeason(
  row: FileRow,
  columns: FileColumns,
  day: LocalDay,
  tournament: FileTournament,
  hasResults: boolean,
): string | undefined {
  if (columns.season === undefined && !hasResults) return seasonOfDay(day, tournament.seasonKind);
  const season = columns.season === undefined ? tournament.usualSeason : row.require(columns.season, parseSeasonCell, 'bad-number');
  if (season === undefined || canFallIn(season, day)) return season;
  row.refuse('bad-date', columns.date);
  return undefined;
}
