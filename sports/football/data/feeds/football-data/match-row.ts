import { parseCount } from '#data/feeds/csv/cell-values.ts';
import type { DayFirst } from '#data/feeds/csv/day-order.ts';
import type { FileRow } from '#data/feeds/csv/file-row.ts';
import type { FeedMatch, MatchStatistics } from '#data/feeds/feed.ts';
import type { Kickoff } from '#domain/match/kickoff.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { parseExpectedGoals, parseMatchDay, parseTimeOfDay } from './cell-values.ts';
import type { FileColumns } from './file-columns.ts';
import { readQuotes } from './quote-cells.ts';
import { quoteMoments, type UkMoment } from './quote-moments.ts';
import { readScore } from './score-cells.ts';

/** The facts that all rows of a file share. */
export interface RowSetting {
  readonly columns: FileColumns;
  readonly dayFirst: DayFirst;
  /** The time at which a list of coming matches was fetched; undefined for a file of results. */
  readonly fetched: Date | undefined;
  readonly momentInUk: UkMoment;
}

const statisticDigits = 3;
const attendanceDigits = 6;

/** Returns the match of a row; undefined when it cannot be stored. Its faults are reported in either case. */
export function readMatchRow(
  row: FileRow,
  setting: RowSetting,
  tournamentId: string,
  seasonOf: (day: LocalDay) => string | undefined,
): FeedMatch | undefined {
  const { columns, dayFirst, fetched, momentInUk } = setting;
  const [home, away] = columns.teams.map((column) => row.require(column, (text) => text, 'missing-value'));
  const day = row.require(columns.date, (text) => parseMatchDay(dayFirst(text)), 'bad-date');
  const season = day === undefined ? undefined : seasonOf(day);
  const score = readScore(row, columns);
  const kickoff = day === undefined ? undefined : readKickoff(row, columns.time, day, momentInUk);
  const moments = day === undefined || kickoff === undefined ? undefined : quoteMoments(kickoff, day, fetched, momentInUk);
  const quotes = readQuotes(row, columns.prices, moments);
  const statistics = readStatistics(row, columns);
  const attendance = row.read(columns.attendance, (text) => parseCount(text, attendanceDigits), 'bad-number');
  const referee = row.text(columns.referee);
  if (home === undefined || away === undefined || season === undefined || kickoff === undefined || score.kind === 'unreadable') {
    return undefined;
  }
  return {
    row: row.line,
    tournamentId,
    season,
    home: { name: home },
    away: { name: away },
    kickoff,
    ...(score.kind === 'played' ? { status: 'finished', score: score.score } : { status: 'scheduled' }),
    ...(referee === '' ? {} : { referee }),
    ...(attendance === undefined ? {} : { attendance }),
    ...(statistics === undefined ? {} : { statistics }),
    quotes,
  };
}

function readKickoff(row: FileRow, column: number | undefined, day: LocalDay, momentInUk: UkMoment): Kickoff {
  const time = row.read(column, parseTimeOfDay, 'bad-time');
  return time === undefined ? { known: false, day } : { known: true, utc: momentInUk(day, time) };
}

function readStatistics(row: FileRow, columns: FileColumns): MatchStatistics | undefined {
  const pairs = columns.statistics.flatMap(([name, pair]) => {
    const parse = name === 'expectedGoals' ? parseExpectedGoals : (text: string) => parseCount(text, statisticDigits);
    const [home, away] = pair.map((column) => row.read(column, parse, 'bad-number') ?? null);
    return home == null && away == null ? [] : [[name, [home ?? null, away ?? null]] as const];
  });
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
}
