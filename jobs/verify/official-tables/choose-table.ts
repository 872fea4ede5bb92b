import type { StageTable } from '#domain/tournament/season/stages/stage-table.ts';

/**
 * Returns the computed table that corresponds to a published one: the one that shares most clubs with it; undefined when none shares a
 * club. Of several equal ones it is the one whose name is most like that of the published stage.
 *
 * @param name the stage in its publisher's words, "Split: Top six"
 * @param taken the computed tables of earlier published ones
 */
export function chooseTable(
  name: string,
  clubs: readonly number[],
  tables: readonly StageTable[],
  taken: ReadonlySet<StageTable>,
): StageTable | undefined {
  const shared = ({ rows }: StageTable) => rows.filter(({ teamId }) => clubs.includes(teamId)).length;
  const likeness = (table: StageTable) => shared(table) / Math.max(clubs.length, table.rows.length);
  const free = tables.filter((table) => !taken.has(table) && shared(table) > 0);
  const most = Math.max(0, ...free.map(likeness));
  const alike = free.filter((table) => likeness(table) === most);
  const words = wordsOf(name);
  const common = ({ stage, table, group }: StageTable) =>
    wordsOf(`${stage} ${table} ${group ?? ''}`).filter((word) => words.includes(word)).length;
  return alike.reduce<StageTable | undefined>(
    (best, table) => (best === undefined || common(table) > common(best) ? table : best),
    undefined,
  );
}

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().split(/[^a-z0-9]+/))];
}
