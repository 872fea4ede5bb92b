import type { FileRow } from '#data/feeds/csv/file-row.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { type BestOf, isPossibleScore, setsWon, type TennisScore, type TennisSet } from '../../../domain/tennis-score.ts';
import { parseEnding, parseWhole } from './tennis-cells.ts';
import type { TennisColumns } from './tennis-columns.ts';

const gameDigits = 2;

/**
 * Returns the end of a match, the winner first; undefined when the row does not give the way in which it ended. Impossible sets are reported and left
 * out. When the sets are possible but differ from the numbers of sets beside them, the sets count.
 */
export function readTennisScore(row: FileRow, columns: TennisColumns, bestOf: BestOf): TennisScore | undefined {
  const ending = row.require(columns.comment, parseEnding, 'bad-score');
  if (ending === undefined) return undefined;
  const sets = readSets(row, columns);
  if (sets === undefined) return { winner: 0, ending, sets };
  const score = { winner: 0, ending, sets } as const;
  if (!isPossibleScore(score, bestOf)) {
    row.report('bad-score', columns.comment, `${ending} ${sets.map(({ games }) => games.join('–')).join(' ')}`);
    return { ...score, sets: undefined };
  }
  const counts = columns.setCounts.map((column) => row.read(column, parseWhole(1), 'bad-score'));
  const isOther = setsWon(sets, bestOf).some((count, side) => counts[side] !== undefined && counts[side] !== count);
  if (isOther) row.report('inconsistent', columns.setCounts[0], counts.join('–'));
  return score;
}

/** Returns the sets up to the first without games; undefined when a number cannot be read. */
function readSets(row: FileRow, { sets }: TennisColumns): readonly TennisSet[] | undefined {
  const read: TennisSet[] = [];
  for (const columns of sets) {
    const empty = columns.filter((column) => row.text(column) === '');
    if (empty.length === 2) break;
    for (const column of empty) row.report('missing-value', column);
    const [first, second] = columns.map((column) => row.read(column, parseWhole(gameDigits), 'bad-score'));
    if (first === undefined || second === undefined) return undefined;
    read.push({ games: [first, second] satisfies Pair<number> });
  }
  return read;
}
