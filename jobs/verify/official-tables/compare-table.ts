import type { StageRow } from '#domain/tournament/season/stages/stage-table.ts';
import type { ClubNumbers } from './club-numbers.ts';

interface PublishedRow {
  readonly club: string;
  /** The number of matches played; left out when its publisher does not report it. */
  readonly played?: number;
  readonly points: number;
}

export interface Comparison {
  /** True when the rows show this stage's matches alone. */
  readonly inStage: boolean;
  /** The clubs whose published rows contradict the published results. */
  readonly open: ReadonlySet<number>;
  /** True when its publisher lists only some of the clubs. */
  readonly isPart?: boolean;
}

/** Returns every difference between a computed and a published table: clubs, order, points, matches played. */
export function compareTable(
  computed: readonly StageRow[],
  published: readonly PublishedRow[],
  clubs: ClubNumbers,
  { inStage, open, isPart = false }: Comparison,
): string[] {
  const differences: string[] = [];
  const rowOf = new Map(computed.map((row) => [row.teamId, row]));
  const listed = published.map((row) => ({ ...row, number: clubs.numberOf(row.club) })).filter(({ number }) => !open.has(number));
  for (const { club, number, played, points } of listed) {
    const row = rowOf.get(number);
    if (row === undefined) {
      differences.push(`${club}: not in the computed table`);
      continue;
    }
    const ours = inStage ? row.inStage.played : row.played;
    if (row.points !== points) differences.push(`${club}: ${row.points} points computed, ${points} published`);
    if (played !== undefined && ours !== played) differences.push(`${club}: ${ours} matches computed, ${played} published`);
  }
  const numbers = new Set(listed.map(({ number }) => number));
  const order = computed.filter(({ teamId }) => !open.has(teamId));
  for (const { teamId } of isPart ? [] : order)
    if (!numbers.has(teamId)) differences.push(`${clubs.nameOf(teamId)}: not in the published table`);
  const ours = order.filter(({ teamId }) => numbers.has(teamId)).map(({ teamId }) => clubs.nameOf(teamId));
  const theirs = listed.filter(({ number }) => rowOf.has(number)).map(({ number }) => clubs.nameOf(number));
  const first = ours.findIndex((name, index) => name !== theirs[index]);
  if (first >= 0) {
    const last = ours.findLastIndex((name, index) => name !== theirs[index]);
    differences.push(`order: ${ours.slice(first, last + 1).join(', ')} computed, ${theirs.slice(first, last + 1).join(', ')} published`);
  }
  return differences;
}
