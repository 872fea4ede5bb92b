import type { FileRow } from '#data/feeds/csv/file-row.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { parseAmericanPrice, parseHalfPoints } from './nba-cells.ts';
import type { NbaColumns } from './nba-columns.ts';
import type { NbaGame } from './nba-game.ts';

/** The price of an even chance. */
const even = 2;

/**
 * Returns the prices and lines of a row. A spread whose favourite has the longer price on winning is reported and left out: the row does not show on
 * which side it belongs.
 */
export function readNbaLines(row: FileRow, columns: NbaColumns): Pick<NbaGame, 'moneyline' | 'spread' | 'total'> {
  const moneyline = readPrices(row, columns.moneyline);
  const spread = readSpread(row, columns, moneyline);
  const total = readLine(row, columns.total);
  return { ...(moneyline && { moneyline }), ...(spread === undefined ? {} : { spread }), ...(total === undefined ? {} : { total }) };
}

function readPrices(row: FileRow, columns: Pair<number>): Pair<number> | undefined {
  const [home, away] = columns.map((column) => {
    if (row.text(column) === '') row.report('missing-value', column);
    return row.read(column, parseAmericanPrice, 'bad-price');
  });
  return home === undefined || away === undefined ? undefined : [home, away];
}

function readSpread(row: FileRow, columns: NbaColumns, moneyline: Pair<number> | undefined): number | undefined {
  const points = readLine(row, columns.spread);
  const favourite = row.text(columns.favourite);
  if (favourite !== 'home' && favourite !== 'away') {
    row.report(favourite === '' ? 'missing-value' : 'inconsistent', columns.favourite);
    return undefined;
  }
  const [own, other] = favourite === 'home' ? ([0, 1] as const) : ([1, 0] as const);
  if (moneyline !== undefined && moneyline[own] > even && moneyline[other] < even) {
    row.report('inconsistent', columns.favourite, `${favourite} at ${moneyline[own].toFixed(2)} to ${moneyline[other].toFixed(2)}`);
    return undefined;
  }
  if (points === undefined || points === 0) return points;
  return favourite === 'home' ? -points : points;
}

function readLine(row: FileRow, column: number): number | undefined {
  if (row.text(column) === '') row.report('missing-value', column);
  return row.read(column, parseHalfPoints, 'bad-line');
}
