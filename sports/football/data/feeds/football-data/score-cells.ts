import { parseCount } from '#data/feeds/csv/cell-values.ts';
import type { FileRow } from '#data/feeds/csv/file-row.ts';
import type { Goals, MatchScore } from '#domain/match/match-score.ts';
import { outcomeOf } from '#domain/match/match-score.ts';
import type { ColumnPair, FileColumns } from './file-columns.ts';

export type ScoreCells =
  | { readonly kind: 'none' }
  | { readonly kind: 'played'; readonly score: MatchScore }
  | { readonly kind: 'unreadable' };

const resultLetters = { home: 'H', draw: 'D', away: 'A' } as const;
const goalDigits = 2;

/** Returns a row's score, and reports contradictions of its columns; the goals at the end count. */
export function readScore(row: FileRow, columns: FileColumns): ScoreCells {
  const fullTime = columns.goals === undefined ? undefined : readGoals(row, columns.goals, 'refuse');
  if (fullTime === 'unreadable') return { kind: 'unreadable' };
  if (fullTime === undefined) return { kind: 'none' };
  const result = row.text(columns.result);
  if (columns.result !== undefined && result !== '' && result !== resultLetters[outcomeOf(fullTime)])
    row.report('inconsistent', columns.result);
  const halfTime = readHalfTime(row, columns.halfTimeGoals, fullTime);
  return { kind: 'played', score: { current: fullTime, fullTime, ...(halfTime === undefined ? {} : { halfTime }) } };
}

function readHalfTime(row: FileRow, columns: ColumnPair | undefined, fullTime: Goals): Goals | undefined {
  const goals = columns === undefined ? undefined : readGoals(row, columns, 'report');
  if (columns === undefined || goals === undefined || goals === 'unreadable') return undefined;
  if (goals.home <= fullTime.home && goals.away <= fullTime.away) return goals;
  row.report('inconsistent', goals.home > fullTime.home ? columns[0] : columns[1]);
  return undefined;
}

/** Returns the goals of two cells; undefined when both are empty, and `unreadable` with a reported problem when one is empty or is no count. */
function readGoals(row: FileRow, columns: ColumnPair, fault: 'refuse' | 'report'): Goals | 'unreadable' | undefined {
  const empty = columns.filter((column) => row.text(column) === '');
  if (empty.length === 2) return undefined;
  const [home, away] = columns.map((column) => {
    const count = parseCount(row.text(column), goalDigits);
    if (count === undefined) row[fault](empty.includes(column) ? 'missing-value' : 'bad-score', column);
    return count;
  });
  return home === undefined || away === undefined ? 'unreadable' : { home, away };
}
