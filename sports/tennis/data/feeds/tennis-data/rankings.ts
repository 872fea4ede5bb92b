import type { FileRow } from '#data/feeds/csv/file-row.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { parseWhole } from './tennis-cells.ts';
import type { TennisColumns } from './tennis-columns.ts';

/** Place and points of a player in the ranking; undefined for one without. */
interface Ranking {
  readonly rank: number | undefined;
  readonly points: number | undefined;
}

const unranked: Ranking = { rank: undefined, points: undefined };
const noRank = 'N/A';
const digits = 5;

/**
 * Returns the rankings of each row of a tournament, the winner's first. The better place has more points: a row that contradicts this is reported and
 * has none; when most rows of the tournament do, their columns are exchanged, and none of its rows has any.
 */
export function readRankings(rows: readonly FileRow[], columns: TennisColumns): readonly Pair<Ranking>[] {
  const rankings = rows.map((row): Pair<Ranking> => [readRanking(row, columns, 0), readRanking(row, columns, 1)]);
  const agreements = rankings.map(agree);
  const isExchanged = agreements.filter((agrees) => agrees === false).length > rows.length / 2;
  return rankings.map((ranking, index) => {
    if (!isExchanged && agreements[index] !== false) return ranking;
    const [winner, loser] = ranking;
    const shown = [winner.rank, loser.rank, winner.points, loser.points].map((value) => value ?? noRank).join('/');
    rows[index]?.report('inconsistent', columns.ranks[0], shown);
    return [unranked, unranked];
  });
}

function readRanking(row: FileRow, { ranks, points }: TennisColumns, side: 0 | 1): Ranking {
  const readOne = (column: number | undefined) =>
    row.text(column) === noRank ? undefined : row.read(column, parseWhole(digits), 'bad-number');
  return { rank: readOne(ranks[side]), points: readOne(points?.[side]) };
}

/** Returns false when the better place has fewer points; undefined when there is nothing to compare. */
function agree([winner, loser]: Pair<Ranking>): boolean | undefined {
  if (winner.rank === undefined || loser.rank === undefined || winner.points === undefined || loser.points === undefined) return undefined;
  return (winner.rank - loser.rank) * (winner.points - loser.points) <= 0;
}
