import { parseCount } from '#data/feeds/csv/cell-values.ts';
import type { CsvTable } from '#data/feeds/csv/csv-rows.ts';
import { FileRow } from '#data/feeds/csv/file-row.ts';
import type { FeedProblem } from '#data/feeds/feed.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { parseLocalDay } from '#domain/time/local-day.ts';
import { type BasketballScore, finalPoints, isPossibleGame } from '../../../domain/basketball-score.ts';
import { clubCodes } from './club-codes.ts';
import { readNbaLines } from './line-cells.ts';
import { parseNbaSeason, stageOfFlags, venueOf } from './nba-cells.ts';
import { findNbaColumns, type NbaColumns } from './nba-columns.ts';
import type { NbaGame } from './nba-game.ts';

export interface NbaFile {
  readonly rows: number;
  /** In the order of their days. */
  readonly games: readonly NbaGame[];
  readonly problems: readonly FeedProblem[];
}

/** Returns the games of a file of NBA seasons with quarters, spread, total and moneylines. */
export function readNbaFile(source: string, { header, rows, problems: found }: CsvTable): NbaFile {
  const columns = findNbaColumns(header);
  if (columns === undefined) {
    const problem = { source, row: 1, value: header.join(',').slice(0, 60), code: 'not-this-format', loses: 'file' } as const;
    return { rows: rows.length, games: [], problems: [...found, problem] };
  }
  const problems = [...found];
  const known = new Set<string>();
  const games = rows.flatMap((cells) => {
    const row = new FileRow({ source, header, problems }, cells);
    const game = readGame(row, columns);
    if (game === undefined) return [];
    const key = `${game.day} ${game.home}`;
    if (known.has(key)) {
      row.report('duplicate-row', columns.home);
      return [];
    }
    known.add(key);
    return [game];
  });
  return {
    rows: rows.length,
    games: games.sort((first, second) => (first.day < second.day ? -1 : Number(first.day > second.day))),
    problems,
  };
}

function readGame(row: FileRow, columns: NbaColumns): NbaGame | undefined {
  const season = row.require(columns.season, parseNbaSeason, 'bad-date');
  const day = row.require(columns.date, parseLocalDay, 'bad-date');
  const home = row.require(columns.home, (text) => clubCodes[text], 'unknown-club');
  const away = row.require(columns.away, (text) => clubCodes[text], 'unknown-club');
  const flags = [row.text(columns.regular), row.text(columns.playoffs)] as const;
  const stage = day && stageOfFlags(...flags, day);
  if (day !== undefined && stage === undefined) row.refuse('inconsistent', columns.regular, flags.join('/'));
  const score = readScore(row, columns);
  const lines = readNbaLines(row, columns);
  if (!season || !day || !home || !away || !stage || !score) return undefined;
  return { row: row.line, season, stage, day, home, away, venue: venueOf({ home, season, day, stage }), score, ...lines };
}

const pointDigits = 3;

/** Returns the points of the quarters and of overtime; undefined when they are missing or impossible. */
function readScore(row: FileRow, columns: NbaColumns): BasketballScore | undefined {
  const [first, second, third, fourth, overtime, points] = [...columns.quarters, columns.overtime, columns.points].map((pair) =>
    readPoints(row, pair),
  );
  if (!first || !second || !third || !fourth || !overtime || !points) return undefined;
  const hadOvertime = overtime[0] + overtime[1] > 0;
  const score: BasketballScore = { quarters: [first, second, third, fourth], ...(hadOvertime ? { overtime } : {}) };
  const sum = finalPoints(score);
  if (isPossibleGame(score) && sum[0] === points[0] && sum[1] === points[1]) return score;
  row.refuse('bad-score', columns.points[0], `${points.join('–')}, by quarters ${sum.join('–')}`);
  return undefined;
}

function readPoints(row: FileRow, [homeColumn, awayColumn]: Pair<number>): Pair<number> | undefined {
  const parse = (text: string) => parseCount(text, pointDigits);
  const home = row.require(homeColumn, parse, 'bad-score');
  const away = row.require(awayColumn, parse, 'bad-score');
  return home === undefined || away === undefined ? undefined : [home, away];
}
