import type { CsvTable } from '#data/feeds/csv/csv-rows.ts';
import { type DayFirst, dayOrderOf } from '#data/feeds/csv/day-order.ts';
import { FileRow } from '#data/feeds/csv/file-row.ts';
import type { FeedProblem } from '#data/feeds/feed.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { bestOfSets } from '../../../domain/tennis-event.ts';
import { readPlayerName } from './player-name.ts';
import { readTennisQuotes } from './quote-cells.ts';
import { readRankings } from './rankings.ts';
import { readTennisScore } from './score-cells.ts';
import { parseCourt, parseSeries, parseStage, parseSurface, parseTennisDay } from './tennis-cells.ts';
import { findTennisColumns, type TennisColumns } from './tennis-columns.ts';
import type { TennisFeedMatch, TennisFeedPlayer } from './tennis-feed-match.ts';

export interface TennisFile {
  readonly rows: number;
  /** In the order of their days, which the files do not always have. */
  readonly matches: readonly TennisFeedMatch[];
  readonly problems: readonly FeedProblem[];
}

/** Returns the matches of one season of a tour, as published by tennis-data.co.uk. */
export function readTennisFile(source: string, { header, rows, problems: found }: CsvTable): TennisFile {
  const columns = findTennisColumns(header);
  if (columns === undefined) {
    const problem = { source, row: 1, value: header.join(',').slice(0, 60), code: 'not-this-format', loses: 'file' } as const;
    return { rows: rows.length, matches: [], problems: [...found, problem] };
  }
  const problems = [...found];
  const fileRows = rows.map((row) => new FileRow({ source, header, problems }, row));
  const dayFirst = dayOrderOf(fileRows.map((row) => row.text(columns.date)));
  if (dayFirst === undefined) {
    const value = fileRows.find((row) => row.text(columns.date) !== '')?.text(columns.date);
    problems.push({ source, field: header[columns.date], value, code: 'ambiguous-date', loses: 'file' });
    return { rows: rows.length, matches: [], problems };
  }
  const tournaments = Map.groupBy(fileRows, (row) => `${row.text(columns.town)} ${row.text(columns.tournament)}`);
  const known = new Set<string>();
  const matches = [...tournaments.values()]
    .flatMap((ofTournament) => readTournament(ofTournament, columns, dayFirst))
    .sort((first, second) => (first.match.day < second.match.day ? -1 : Number(first.match.day > second.match.day)))
    .flatMap(({ row, match }) => {
      const key = [match.day, ...match.players.map((player) => player.key)].join(' ');
      if (known.has(key)) row.report('duplicate-row', columns.players[0]);
      else {
        known.add(key);
        return [match];
      }
      return [];
    });
  return { rows: rows.length, matches, problems };
}

interface ReadRow {
  readonly row: FileRow;
  readonly match: TennisFeedMatch;
}

function readTournament(rows: readonly FileRow[], columns: TennisColumns, dayFirst: DayFirst): ReadRow[] {
  const rankings = readRankings(rows, columns);
  const days = rows.map((row) => row.require(columns.date, (text) => parseTennisDay(dayFirst(text)), 'bad-date'));
  const lastDay = days.reduce((last, day) => (day !== undefined && (last === undefined || day > last) ? day : last), undefined);
  return rows.flatMap((row, index) => {
    const [winner, loser] = rankings[index] as (typeof rankings)[number];
    const names = columns.players.map((column) => row.require(column, readPlayerName, 'missing-value'));
    const setting = readSetting(row, columns);
    const day = days[index];
    const [first, second] = names;
    if (first === undefined || second === undefined || setting === undefined || day === undefined || lastDay === undefined) return [];
    const score = readTennisScore(row, columns, setting.bestOf);
    const quotes = readTennisQuotes(row, columns);
    if (score === undefined) return [];
    const match = {
      ...setting,
      row: row.line,
      tour: columns.tour,
      season: lastDay.slice(0, 4),
      day,
      players: [
        { ...first, ...winner },
        { ...second, ...loser },
      ] satisfies Pair<TennisFeedPlayer>,
      score,
      quotes,
    };
    return [{ row, match: inOrderOfKeys(match) }];
  });
}

/** Returns the facts of a row that its tournament and round decide. */
function readSetting(row: FileRow, columns: TennisColumns): Pick<TennisFeedMatch, 'tournament' | 'round' | 'bestOf'> | undefined {
  const name = row.require(columns.tournament, (text) => text, 'missing-value');
  const town = row.require(columns.town, (text) => text, 'missing-value');
  const series = row.require(columns.series, parseSeries, 'unknown-competition');
  const court = row.require(columns.court, parseCourt, 'inconsistent');
  const surface = row.require(columns.surface, parseSurface, 'inconsistent');
  const stage = row.require(columns.round, parseStage, 'inconsistent');
  if (!name || !town || !series || !court || !surface || !stage) return undefined;
  const bestOf = bestOfSets(columns.tour, series);
  const stated = row.text(columns.bestOf);
  /* The series decides: the column is empty for some finals of the year, and wrong beside a match of each Wimbledon. */
  if (columns.bestOf !== undefined && stated !== '' && Number(stated) !== bestOf) row.report('inconsistent', columns.bestOf);
  return { tournament: { name, town, series, court, surface }, round: { stage }, bestOf };
}

/** Returns the match with its players in the order of their keys, so that the order does not reveal the winner. */
function inOrderOfKeys(match: TennisFeedMatch): TennisFeedMatch {
  const { players, score, quotes } = match;
  if (players[0].key < players[1].key) return match;
  return {
    ...match,
    players: turned(players),
    score: {
      ...score,
      winner: score.winner === 0 ? 1 : 0,
      sets: score.sets?.map((set) => ({ games: turned(set.games) })),
    },
    quotes: quotes.map((quote) => ({ ...quote, prices: turned(quote.prices) })),
  };
}

function turned<Value>([first, second]: Pair<Value>): Pair<Value> {
  return [second, first];
}
